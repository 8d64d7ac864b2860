import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { returnedOnProblem } from './returning.ts';

const today = day('2027-01-11');

it.each([
  ['2027-01-08', '2027-01-07', 'before_the_payment'],
  ['2027-01-08', '2027-01-08', undefined],
  ['2027-01-08', '2027-01-11', undefined],
  ['2027-01-08', '2027-01-12', 'date_must_be_in_the_past'],
  // the bank credits it only tomorrow
  ['2027-01-12', '2027-01-11', undefined],
  ['2027-01-12', '2027-01-10', 'before_the_payment'],
] as const)('what is credited on %s is taken back on %s: %s', (credited, returned, problem) => {
  expect(returnedOnProblem(day(returned), day(credited), today)).toBe(problem);
});
