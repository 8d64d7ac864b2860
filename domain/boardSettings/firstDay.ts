import { addYears, type Day, isAfter, isBefore } from '../shared/day.ts';

/** Later first days are most likely mistyped years. */
const MOST_YEARS_AHEAD = 3;

/** The refusal for the first day of a new set; undefined if it is fine. A past day would change decisions about past days. */
export function firstDayProblem(day: Day, today: Day): 'date_must_not_be_past' | 'too_far_ahead' | undefined {
  if (isBefore(day, today)) return 'date_must_not_be_past';
  return isAfter(day, addYears(today, MOST_YEARS_AHEAD)) ? 'too_far_ahead' : undefined;
}
