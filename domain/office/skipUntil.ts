import { addYears, type Day, isAfter, isBefore } from '../shared/day.ts';

/** The refusal of the last day on which a household is skipped: from today on, and at most a year, because a later one is a slip. */
export function skipProblem(until: Day, today: Day): 'date_must_not_be_past' | 'check_the_year' | undefined {
  if (isBefore(until, today)) return 'date_must_not_be_past';
  return isAfter(until, addYears(today, 1)) ? 'check_the_year' : undefined;
}
