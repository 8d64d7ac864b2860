import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  formatCount,
  formatEuro,
  fromEuros,
  isEuroAmount,
  minusEuros,
  readEuros,
  sumCents,
  toEuros,
} from './money.ts';

it.each([
  [123_450, '€\u00a01.234,50'],
  [0, '€\u00a00,00'],
  [5, '€\u00a00,05'],
  [99, '€\u00a00,99'],
  [100, '€\u00a01,00'],
  [100_000, '€\u00a01.000,00'],
  [123_456_789, '€\u00a01.234.567,89'],
  [-1950, '-€\u00a019,50'],
])('%i cents are shown as %s', (amount, text) => {
  expect(formatEuro(cents(amount))).toBe(text);
});

it.each([
  [0, '0'],
  [214, '214'],
  [9_988, '9.988'],
  [14_800, '14.800'],
  [1_000_000, '1.000.000'],
])('%i things are counted as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  ['120', 120],
  ['120,5', 120.5],
  ['120.50', 120.5],
  ['1250,00', 1_250],
  ['1.250,00', 1_250],
  ['1.234.567,89', 1_234_567.89],
  ...['1.250', '1,250', '1.2500,00', '12.5.0', '1 250', 'viel', '12.50,00', '1e2', '0x10', '-5', '5,', ' 5', ''].map(
    (text) => [text, undefined],
  ),
] as [string, number | undefined][])('“%s” is typed for %s euros', (text, euros) => {
  expect(readEuros(text)).toBe(euros);
});

it('the difference of two amounts is an amount', () => {
  expect([minusEuros(80.05, 13.36), minusEuros(0.3, 0.1), minusEuros(10, 12.5)]).toEqual([66.69, 0.2, -2.5]);
});

describe('euros of the wire', () => {
  it('conversion to euros and back loses no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
        return fromEuros(toEuros(cents(amount))) === amount;
      }),
    );
  });

  it.each([0, 1, 19.9, 0.29, 1.15, 4.35, -3.3, 1_000_000_000])('%d is a valid amount', (euros) => {
    expect(isEuroAmount(euros)).toBe(true);
  });

  it.each([0.001, 19.999, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('%d is no valid amount', (euros) => {
    expect(isEuroAmount(euros)).toBe(false);
    expect(() => fromEuros(euros)).toThrow('not an amount');
  });
});

it('a fraction of a cent is a bug', () => {
  expect(() => cents(10.5)).toThrow('not a whole number');
});

it('amounts add up', () => {
  expect(sumCents([cents(10), cents(20), cents(-5)])).toBe(25);
  expect(sumCents([])).toBe(0);
});
