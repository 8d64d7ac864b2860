import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billNumber } from '../invoicing/billNumber.ts';
import {
  billNumberOf,
  creditorReference,
  findCreditorReferences,
  formatCreditorReference,
  isCreditorReference,
} from '../invoicing/creditorReference.ts';
import { invoicesNamed } from './bank/invoicesNamed.ts';
import { invoicesHinted, membershipNosTold } from './bank/numbersInText.ts';
import { combinedNamed, combinedReference, numberOfCombined } from './combinedReference.ts';

const anyNumber = fc.integer({ min: 1, max: 999_999_999 });

describe('the reference of a combined transfer', () => {
  it('is valid, gives back its number, and is never that of an invoice', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const reference = combinedReference(number);
        expect(isCreditorReference(reference)).toBe(true);
        expect(numberOfCombined(reference)).toBe(number);
        expect(billNumberOf(reference)).toBeUndefined();
      }),
    );
  });

  it('is found in free text however it is written, and means nothing else there', () => {
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(' ', '\n', '-', ''), (number, gap) => {
        const written = formatCreditorReference(combinedReference(number)).toLowerCase().replaceAll(' ', gap);
        const text = `Beitrag ${written}, danke`;
        expect(combinedNamed(text)).toEqual([number]);
        expect([...findCreditorReferences(text), ...invoicesNamed(text)]).toEqual([]);
        expect(membershipNosTold(text)).toEqual([]);
        expect(invoicesHinted(2027, text)).toEqual({ likely: [], perhaps: [] });
      }),
    );
  });

  it('does not count with a wrong digit', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 2, max: 13 }), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const reference = combinedReference(number);
        const wrong = (Number(reference[place]) + more) % 10;
        expect(combinedNamed(reference.slice(0, place) + wrong + reference.slice(place + 1))).toEqual([]);
      }),
    );
  });

  it('is not found in the reference of an invoice', () => {
    const invoice = creditorReference(billNumber(2027, 42));

    expect(combinedNamed(invoice)).toEqual([]);
  });

  it.each([0, -1, 1.5, 1_000_000_000])('there is none for %d', (number) => {
    expect(() => combinedReference(number)).toThrow('not the number');
  });
});
