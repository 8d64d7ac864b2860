import { addDays, type Day, isAfter } from '../shared/day.ts';

/**
 * How many days before the registration something may have happened: applications often begin on paper or with a
 * transfer.
 */
const MOST_DAYS_BEFORE = 180;

/**
 * The refusal for the day of a payment or of the end of a membership (decision 32). It catches mistyped years, which
 * would start a waiting period too early (D21) or end a membership before it began (D23).
 */
export function pastDayProblem(
  day: Day,
  registeredOn: Day,
  today: Day,
): 'date_must_be_in_the_past' | 'before_the_registration' | undefined {
  if (isAfter(day, today)) return 'date_must_be_in_the_past';
  return isAfter(addDays(registeredOn, -MOST_DAYS_BEFORE), day) ? 'before_the_registration' : undefined;
}
