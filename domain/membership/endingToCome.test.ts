import { expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { endDayProblem, isEndToCome, lastDayBefore } from './endingToCome.ts';

const registered = day('2025-06-01');
const today = day('2027-01-11');

test.each([
  ['2027-01-12', undefined],
  ['2028-12-31', undefined],
  ['2029-01-11', undefined],
  ['2029-01-12', 'end_too_far_ahead'],
  ['2072-01-01', 'end_too_far_ahead'],
  ['2027-01-11', undefined],
  ['2024-12-03', undefined],
  ['2024-12-02', 'before_the_registration'],
] as const)('an end from %s: %s', (from, problem) => {
  expect(endDayProblem(day(from), registered, today)).toBe(problem);
});

test('today ends at once, tomorrow does not', () => {
  expect(isEndToCome(today, today)).toBe(false);
  expect(isEndToCome(day('2027-01-12'), today)).toBe(true);
});

test('the last day with membership is the day before', () => {
  expect(lastDayBefore(day('2028-03-01'))).toBe('2028-02-29');
});
