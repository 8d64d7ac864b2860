import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import { centsIn, wholeIn } from './camtValues.ts';

it.each<[string, number | undefined]>([
  ['60.00', 6_000],
  ['60', 6_000],
  ['60.', 6_000],
  ['60.5', 6_050],
  ['.50', 50],
  ['+.5', 50],
  ['+60.00', 6_000],
  ['0060.00', 6_000],
  ['60.00000', 6_000],
  [`${'0'.repeat(50)}60.5${'0'.repeat(40)}`, 6_050],
  [' \n60.00\t', 6_000],
  ['0', 0],
  ['-0.00', 0],
  ['300.0000000001', 30_000],
  ['12.3400000000005', 1_234],
  ['12.339999999999998', 1_234],
  ['0.30000000000000004', 30],
  ['9999999999999.99', 999_999_999_999_999],
  ['60.001', undefined],
  ['60.00001', undefined],
  ['-60.00', undefined],
  ['60,00', undefined],
  ['1 234.50', undefined],
  ['1,234.50', undefined],
  ['6e1', undefined],
  ['.', undefined],
  ['+', undefined],
  ['', undefined],
  ['NaN', undefined],
  ['٦٠', undefined],
  ['99999999999999', undefined],
  ['0'.repeat(101), undefined],
])('an amount of %j', (text, expected) => {
  expect(centsIn(text)).toBe(expected);
});

it('every amount is read from every form that the grammar allows, and with what a program’s arithmetic leaves', () => {
  const forms = fc.record({
    plus: fc.constantFrom('', '+'),
    before: fc.constantFrom('', '0', '000'),
    behind: fc.constantFrom('', '0', '0000', '00000000001', '00000049'),
    around: fc.constantFrom('', ' ', '\n'),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), forms, (amount, { plus, before, behind, around }) => {
      const euros = Math.floor(amount / 100) || (before === '' ? '' : '0');
      const text = `${around}${plus}${before}${euros}.${String(amount % 100).padStart(2, '0')}${behind}${around}`;
      expect(centsIn(text)).toBe(cents(amount));
    }),
  );
});

it.each([
  ['12', 12],
  ['+0012', 12],
  ['12.0', 12],
  [' 7 ', 7],
  ['999999999999999', 999_999_999_999_999],
  ['1234567890123456', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('a whole number of %j', (text, expected) => {
  expect(wholeIn(text)).toBe(expected);
});
