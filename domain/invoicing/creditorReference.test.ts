import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billNumber } from './billNumber.ts';
import {
  billNumberOf,
  creditorReference,
  findCreditorReferences,
  formatCreditorReference,
  isCreditorReference,
} from './creditorReference.ts';

const anyNumber = fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1_000_000, max: 9_999_999 }));
const anyInvoice = fc
  .record({ year: fc.integer({ min: 2020, max: 2099 }), number: anyNumber })
  .map(({ year, number }) => billNumber(year, number));

describe('the creditor reference of an invoice', () => {
  it('is valid and gives back the bill number, for every invoice', () => {
    fc.assert(
      fc.property(anyInvoice, (invoice) => {
        const reference = creditorReference(invoice);
        return isCreditorReference(reference) && billNumberOf(reference) === invoice;
      }),
    );
  });

  it('is found in free text, however the payer wrote it', () => {
    fc.assert(
      fc.property(anyInvoice, fc.constantFrom(' ', '\n', '-', ''), (invoice, gap) => {
        const reference = creditorReference(invoice);
        const written = formatCreditorReference(reference).toLowerCase().replaceAll(' ', gap);
        return findCreditorReferences(`Beitrag ${written}, danke`).join() === reference;
      }),
    );
  });

  it('is refused for a text that is no bill number', () => {
    expect(() => creditorReference('2027-42')).toThrow('not a bill number');
  });
});

describe('references of ISO 11649', () => {
  it.each(['RF18539007547034', 'RF18 5390 0754 7034', 'RF45G72UUR', 'rf18539007547034'])('%s is valid', (text) => {
    expect(isCreditorReference(text)).toBe(true);
  });

  it.each(['RF19539007547034', 'RF18', '', 'XX18539007547034', 'RF18539007547035'])('%j is invalid', (text) => {
    expect(isCreditorReference(text)).toBe(false);
  });
});

describe('free text of a statement', () => {
  const [first, second] = [creditorReference('2027-000042'), creditorReference('2027-000043')];

  it('may hold several references, and each counts once', () => {
    expect(findCreditorReferences(`RF ${first} und ${second}; ${first}`)).toEqual([first, second]);
  });

  it('a digit after the reference does not hide it, even if the bill number has seven digits', () => {
    const long = creditorReference('2027-1000042');

    expect(findCreditorReferences(`${formatCreditorReference(first)} 1 Familie`)).toEqual([first]);
    expect(findCreditorReferences(`${formatCreditorReference(long)} 1 Familie, ${first}`)).toEqual([long, first]);
  });

  it('a date after the reference does not hide it', () => {
    expect(findCreditorReferences(`${formatCreditorReference(first)} 2027-03-10`)).toEqual([first]);
  });

  it.each(['', 'Mitgliedsbeitrag 2027', 'RF00 2027 0000 42', 'RF18539007547034', 'RF18 2027'])(
    'nothing of ours is found in %j',
    (text) => {
      expect(findCreditorReferences(text)).toEqual([]);
    },
  );

  it('one mistyped digit is noticed', () => {
    const mistyped = `${first.slice(0, -1)}${(Number(first.at(-1)) + 1) % 10}`;

    expect(findCreditorReferences(mistyped)).toEqual([]);
  });
});
