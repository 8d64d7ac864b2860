import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { dateOfBirthProblem } from './dateOfBirth.ts';

// proves: rule.birth-past
// departs: rule.birth-past
it.each([
  ['2027-03-09', undefined],
  ['2027-03-10', undefined],
  ['2027-03-11', 'date_must_be_in_the_past'],
])('born on %s, on 10 March 2027: %s', (birth, problem) => {
  expect(dateOfBirthProblem(day(birth), day('2027-03-10'))).toBe(problem);
});
