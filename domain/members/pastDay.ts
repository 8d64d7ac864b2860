import { addDays, type Day, isAfter } from '../shared/day.ts';

/** Days by which something may be older than the registration: many an application begins on paper, or with a transfer. */
const MOST_DAYS_BEFORE = 180;

/**
 * What is wrong with the day on which something is said to have happened to a household, a payment or the end of its
 * membership (decision 32). A mistyped year would else begin a waiting period too early (D21), or say that a membership never
 * was (D23).
 */
export function pastDayProblem(
  day: Day,
  registeredOn: Day,
  today: Day,
): 'date_must_be_in_the_past' | 'before_the_registration' | undefined {
  if (isAfter(day, today)) return 'date_must_be_in_the_past';
  return isAfter(addDays(registeredOn, -MOST_DAYS_BEFORE), day) ? 'before_the_registration' : undefined;
}
