import { expect, it } from 'vitest';
import { billNumber, readBillNumber } from './billNumber.ts';

it('bill numbers have six digits after the year, and a seventh from one million on', () => {
  expect(billNumber(2027, 1)).toBe('2027-000001');
  expect(billNumber(2027, 999_999)).toBe('2027-999999');
  expect(billNumber(2027, 1_000_000)).toBe('2027-1000000');
  expect(readBillNumber('2027-1000000')).toEqual({ year: 2027, number: 1_000_000 });
  expect(readBillNumber(' 2027-000042 ')).toEqual({ year: 2027, number: 42 });
});

it.each(['', '2027-42', '2027-000000', '2027000042', '27-000042', '2027-0000042', '2027-10000000'])(
  '%j is no bill number',
  (text) => {
    expect(readBillNumber(text)).toBeUndefined();
  },
);

it.each([
  [2027, 0],
  [2027, 10_000_000],
  [27, 1],
  [2027, 1.5],
])('year %d and number %d give no bill number', (year, number) => {
  expect(() => billNumber(year, number)).toThrow('not a bill number');
});
