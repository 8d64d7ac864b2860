import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { pastDayProblem } from './pastDay.ts';

const registered = day('2026-11-19');
const today = day('2026-11-23');

it.each([
  ['2026-11-19', undefined],
  ['2026-11-23', undefined],
  ['2026-11-24', 'date_must_be_in_the_past'],
  ['2026-05-23', undefined],
  ['2026-05-22', 'before_the_registration'],
  ['2025-11-23', 'before_the_registration'],
])('of a household that registered on 19.11.2026, %s is on 23.11.2026 %s', (on, problem) => {
  expect(pastDayProblem(day(on), registered, today)).toBe(problem);
});
