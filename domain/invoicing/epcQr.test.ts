import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { creditorReference } from './creditorReference.ts';
import { epcPayload, isTransferable, type Transfer } from './epcQr.ts';

const reference = creditorReference('2027-000042');

const aTransfer = (change: Partial<Omit<Transfer, 'reference' | 'text'>> = {}) => ({
  name: 'Verein Vefa – Österreich',
  iban: 'AT61 1904 3002 3457 3201',
  bic: 'BKAUATWW',
  amount_cents: cents(12_050),
  ...change,
});

describe('the payment code', () => {
  it('has the lines that banking apps read', () => {
    expect(epcPayload({ ...aTransfer(), reference }).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BKAUATWW',
      'Verein Vefa – Österreich',
      'AT611904300234573201',
      'EUR120.50',
      '',
      reference,
    ]);
  });

  it('carries a free text in the line after the reference, which then stays empty', () => {
    const lines = epcPayload({ ...aTransfer({ bic: undefined }), text: 'Mitgliedsbeitrag 2027' }).split('\n');

    expect(lines.slice(4, 5)).toEqual(['']);
    expect(lines.slice(8)).toEqual(['', '', 'Mitgliedsbeitrag 2027']);
  });

  it.each([
    [1, 'EUR0.01'],
    [10, 'EUR0.10'],
    [100_000, 'EUR1000.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %i cents as %s', (amount, line) => {
    expect(epcPayload({ ...aTransfer({ amount_cents: cents(amount) }), reference }).split('\n')[7]).toBe(line);
  });

  it('cuts a long name to seventy characters and keeps it on one line', () => {
    const name = epcPayload({ ...aTransfer({ name: `Ş\n${'ş'.repeat(90)}` }), reference }).split('\n')[5];

    expect(name).toBe(`Ş ${'ş'.repeat(68)}`);
  });
});

describe('no payment code is made from', () => {
  it.each([
    ['nothing to pay', { amount_cents: cents(0) }],
    ['more than a transfer can carry', { amount_cents: cents(100_000_000_000) }],
    ['a wrong IBAN', { iban: 'AT611904300234573202' }],
  ])('%s', (_, change) => {
    expect(() => epcPayload({ ...aTransfer(change), reference })).toThrow();
  });

  it('a wrong reference', () => {
    expect(() => epcPayload({ ...aTransfer(), reference: 'RF00123' })).toThrow('not a creditor reference');
  });

  it('more than 331 bytes', () => {
    const tooMuch = { ...aTransfer({ name: 'ş'.repeat(70) }), text: 'ğ'.repeat(140) };

    expect(() => epcPayload(tooMuch)).toThrow('331 bytes');
  });

  it('whether an amount is possible can be checked first', () => {
    expect([0, -1, 1, 99_999_999_999, 100_000_000_000].map((amount) => isTransferable(cents(amount)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
