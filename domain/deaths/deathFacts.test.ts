import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { deathDayProblems } from './deathFacts.ts';

const today = day('2026-11-25');
const birth = day('1950-03-01');

it.each([
  ['today', '2026-11-25', '2026-11-25', {}],
  ['the day of birth', '1950-03-01', '1950-03-01', {}],
  ['between two days', '2026-11-20', '2026-11-24', {}],
  ['an unknown day', null, null, {}],
  ['tomorrow', '2026-11-26', '2026-11-26', { died_from: 'day_in_the_future', died_until: 'day_in_the_future' }],
  ['until tomorrow', '2026-11-20', '2026-11-26', { died_until: 'day_in_the_future' }],
  ['before the birth', '1950-02-28', '1950-02-28', { died_from: 'before_birth' }],
  ['turned around', '2026-11-20', '2026-11-19', { died_until: 'before_the_first_day' }],
] as const)('%s', (_name, from, until, problems) => {
  const days = { died_from: from && day(from), died_until: until && day(until) };
  expect(deathDayProblems(days, { today, birth })).toEqual(problems);
});
