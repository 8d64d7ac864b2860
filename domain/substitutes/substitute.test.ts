import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { substituteStatus, validUntilProblem } from './substitute.ts';

const today = day('2027-03-10');

it.each([
  ['2027-03-09', 'inactive', 'date_must_not_be_past'],
  ['2027-03-10', 'active', undefined],
  ['2027-03-11', 'active', undefined],
])('valid until %s, on 10 March 2027: %s', (validUntil, status, problem) => {
  expect(substituteStatus(day(validUntil), null, today)).toBe(status);
  expect(validUntilProblem(day(validUntil), today)).toBe(problem);
});

it('an ended substitute is inactive, whatever its validity', () => {
  expect(substituteStatus(day('2030-01-01'), today, today)).toBe('inactive');
});
