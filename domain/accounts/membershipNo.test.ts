import fc from 'fast-check';
import { expect, it } from 'vitest';
import { membershipNo, readMembershipNo } from './membershipNo.ts';

const sequence = fc.integer({ min: 100_001, max: 999_999 });

it('the first households get these numbers', () => {
  expect([100_001, 100_002, 100_003].map(membershipNo)).toEqual(['1000017', '1000025', '1000033']);
});

it('every number is read back, however it is spaced', () => {
  fc.assert(
    fc.property(sequence, (place) => {
      const number = membershipNo(place);
      return (
        readMembershipNo(number) === number && readMembershipNo(` ${number.slice(0, 3)} ${number.slice(3)} `) === number
      );
    }),
  );
});

it('every single wrong digit is noticed', () => {
  fc.assert(
    fc.property(sequence, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), (place, index, change) => {
      const number = membershipNo(place);
      const wrong = `${number.slice(0, index)}${(Number(number[index]) + change) % 10}${number.slice(index + 1)}`;
      return readMembershipNo(wrong) === undefined;
    }),
  );
});

it.each(['', '100001', '10000170', 'ayse@example.at', '1000018', '100-0017'])('%j is no membership number', (text) => {
  expect(readMembershipNo(text)).toBeUndefined();
});

it.each([0, 1, 100_000, 1_000_000, 100_001.5])('throws on %d, which is outside the sequence', (place) => {
  expect(() => membershipNo(place)).toThrow('not a place');
});
