import { addYears, type Day, isAfter, isBefore } from '../shared/day.ts';

/** Later first days are most likely mistyped years. */
const MOST_YEARS_AHEAD = 3;

/** What is wrong with the first day of a new set. A past one would change what held on days that are over. */
export function firstDayProblem(day: Day, today: Day): 'date_must_not_be_past' | 'too_far_ahead' | undefined {
  if (isBefore(day, today)) return 'date_must_not_be_past';
  return isAfter(day, addYears(today, MOST_YEARS_AHEAD)) ? 'too_far_ahead' : undefined;
}
