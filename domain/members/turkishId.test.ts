import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTurkishId, turkishIdProblem } from './turkishId.ts';

// 10000000146 is the example number of Türkiye's own documents.
const rightOnes = ['10000000146', '12345678950', '11111111110', '19191919190'];

// proves: rule.turkish-id, constant.turkish-id
describe('a Turkish identity number', () => {
  it.each(rightOnes)('%s is right', (text) => {
    expect(isTurkishId(text)).toBe(true);
  });

  it.each([
    '00000000000',
    '01234567890',
    '12345678901',
    '1234567895',
    '123456789500',
    '1234567895a',
    ' 12345678950',
    '',
  ])('%j is wrong', (text) => {
    expect(isTurkishId(text)).toBe(false);
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rightOnes),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (right, place, change) => {
          const wrongDigit = (Number(right[place]) + change) % 10;
          return !isTurkishId(`${right.slice(0, place)}${wrongDigit}${right.slice(place + 1)}`);
        },
      ),
    );
  });

  it('may be left out', () => {
    expect(turkishIdProblem('')).toBeUndefined();
    expect(turkishIdProblem('12345678950')).toBeUndefined();
    expect(turkishIdProblem('12345678951')).toBe('invalid_turkish_id');
  });
});
