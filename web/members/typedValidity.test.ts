import { expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { typedLastDayProblem } from './typedValidity.ts';

it.each([
  ['', undefined],
  ['  ', undefined],
  ['25.11.2026', undefined],
  ['1.3.2030', undefined],
  ['24.11.2026', 'date_must_not_be_past'],
  ['26.11.2046', 'check_the_year'],
  ['bald', 'invalid_date'],
  ['31.2.2030', 'invalid_date'],
])('the last day of a passport typed as “%s”: %s', (typed, problem) => {
  expect(typedLastDayProblem(typed, 'passport', day('2026-11-25'))).toBe(problem);
});
