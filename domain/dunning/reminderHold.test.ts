import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { holdProblem } from './reminderHold.ts';

it.each([
  ['2027-01-11', 'hold_day_not_possible'],
  ['2027-01-12', undefined],
  ['2028-01-11', undefined],
  ['2028-01-12', 'hold_day_not_possible'],
] as const)('on 11 January 2027 reminders are held until %s: %s', (until, problem) => {
  expect(holdProblem(day(until), day('2027-01-11'))).toBe(problem);
});
