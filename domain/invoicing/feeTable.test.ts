import { expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { type FeeBasis, feeBases } from './fees.ts';
import { feeTableProblems, OLDEST, type WrittenFee, writtenFees } from './feeTable.ts';

const aBand = (basis: FeeBasis, age_from = 0, age_to = OLDEST): WrittenFee => ({
  type: 'siac',
  basis,
  age_from,
  age_to,
  amount: cents(1_200),
});

const registration: WrittenFee = { ...aBand('main'), type: 'sirf' };
const whole = [registration, ...feeBases.map((basis) => aBand(basis))];
const withoutChildren = whole.filter(({ basis }) => basis !== 'child');

it('a table with one fee for everybody at every age is complete', () => {
  expect(feeTableProblems(whole)).toEqual({});
  expect(feeTableProblems([...withoutChildren, aBand('child', 6), aBand('child', 0, 5)])).toEqual({});
});

it.each<[string, WrittenFee[], object]>([
  ['nobody’s fee is missing', withoutChildren, { 'siac child': ['ages_left_out'] }],
  ['there is a registration fee', whole.slice(1), { 'sirf main': ['ages_left_out'] }],
  [
    'no age is left out between two bands',
    [...withoutChildren, aBand('child', 0, 5), aBand('child', 7)],
    { 'siac child': ['ages_left_out'] },
  ],
  [
    'no age is named twice',
    [...withoutChildren, aBand('child', 0, 6), aBand('child', 6)],
    { 'siac child': ['ages_twice'] },
  ],
  [
    'only the main member registers',
    [...whole, { ...registration, basis: 'spouse' }],
    { 'sirf spouse': ['fee_never_asked'] },
  ],
])('%s', (_rule, fees, problems) => {
  expect(feeTableProblems(fees)).toEqual(problems);
});

it('a band without an upper age is for everybody older', () => {
  const read = writtenFees.parse([{ type: 'siac', basis: 'main', age_from: 18, amount: 60.5 }]);

  expect(read).toEqual([{ type: 'siac', basis: 'main', age_from: 18, age_to: OLDEST, amount: 6_050 }]);
});

it.each([-1, 100_000.01, 0.001])('an amount of %d is refused', (amount) => {
  expect(writtenFees.safeParse([{ ...registration, amount }]).success).toBe(false);
});
