import { expect, it } from 'vitest';
import { day } from '../../shared/day.ts';
import { cents } from '../../shared/money.ts';
import type { BankLine } from './bankLine.ts';
import { identified } from './lineIdentity.ts';

const line = (overrides: Partial<BankLine> = {}): BankLine => ({
  kind: 'movement',
  impossible_date: null,
  ultimate_name: null,
  return_code: null,
  bank_text: null,
  amount_cents: cents(2_000),
  booked_on: day('2027-01-08'),
  value_date: day('2027-01-08'),
  counterparty_name: 'Familie Şahin',
  counterparty_iban: null,
  remittance_text: 'Spende',
  structured_reference: null,
  end_to_end_id: null,
  bank_reference: null,
  is_return: false,
  ...overrides,
});

const inStatements = (...statements: BankLine[][]) => identified(statements.map((lines) => ({ iban: 'AT61', lines })));
const inOneFile = (...lines: BankLine[]) => inStatements(lines).map(({ identity }) => identity);

it('two equal gifts of a day stay two lines, in every file of that day', () => {
  const [first, second] = inOneFile(line(), line());

  expect(first).not.toBe(second);
  expect(inOneFile(line({ amount_cents: cents(500) }), line(), line()).slice(1)).toEqual([first, second]);
});

it('with the bank’s reference the texts of two files may differ', () => {
  const bank_reference = 'B-1';

  expect(inOneFile(line({ bank_reference }))).toEqual(
    inOneFile(line({ bank_reference, remittance_text: 'SPENDE', counterparty_name: null })),
  );
});

it.each<[string, Partial<BankLine>]>([
  ['amount', { amount_cents: cents(-2_000) }],
  ['day', { booked_on: day('2027-01-09') }],
  ['value date', { value_date: day('2027-01-09') }],
  ['payer', { counterparty_name: 'Familie Sahin' }],
  ['account', { counterparty_iban: 'DE89370400440532013000' }],
  ['text', { remittance_text: 'Spenden' }],
  ['reference', { structured_reference: 'RF18539007547034' }],
  ['reference of the payer', { end_to_end_id: '1' }],
  ['reference of the bank', { bank_reference: 'B-1' }],
])('a different %s makes a different line', (_what, other) => {
  expect(inOneFile(line(other))).not.toEqual(inOneFile(line()));
});

it('a reference that the bank uses twice on one day does not hide the second line', () => {
  const [first, second] = inOneFile(line({ bank_reference: 'X' }), line({ bank_reference: 'X' }));

  expect(first).not.toBe(second);
});

it('two equal gifts in two statements of a file are two lines, and a person decides about the second', () => {
  const [first, second] = inStatements([line()], [line()]);

  expect([first?.is_perhaps_known, second?.is_perhaps_known]).toEqual([false, true]);
  expect([first?.identity, second?.identity]).toEqual(inOneFile(line(), line()));
});

it('with the bank’s reference two statements of a file contain the same line once', () => {
  const [first, second] = inStatements([line({ bank_reference: 'B-1' })], [line({ bank_reference: 'B-1' })]);

  expect(second).toEqual(first);
});
