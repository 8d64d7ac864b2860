import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneTypoApart, withoutOneLetter } from './typos.ts';

it.each([
  ['arlsan', 'arslan', true],
  ['huseyn', 'huseyin', true],
  ['huseyiin', 'huseyin', true],
  ['yilmas', 'yilmaz', true],
  ['yilmazz', 'yilmaz', true],
  ['ilmaz', 'yilmaz', true],
  ['arslan', 'arslan', false],
  ['aslna', 'arslan', false],
  ['arsaln', 'arslna', false],
  ['kaya', 'kayacan', false],
])('%s and %s: one mistake apart is %s', (one, other, isApart) => {
  expect(isOneTypoApart(one, other)).toBe(isApart);
  expect(isOneTypoApart(other, one)).toBe(isApart);
});

const word = fc.array(fc.constantFrom(...'abc'), { minLength: 1, maxLength: 7 }).map((letters) => letters.join(''));

it('two words with one mistake between them are a remainder of each other, or have one in common', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      if (!isOneTypoApart(one, other)) return;
      const [ofOne, ofOther] = [withoutOneLetter(one), withoutOneLetter(other)];
      const isFound = ofOne.includes(other) || ofOther.includes(one) || ofOne.some((rest) => ofOther.includes(rest));
      expect(isFound).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
