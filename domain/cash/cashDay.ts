import { waitsForSecond } from '../payments/bank/unlikelyDay.ts';
import { addDays, type Day, isAfter } from '../shared/day.ts';

/** After so many days a day without a count is on the to-do list. */
export const DAYS_UNTIL_COUNTED = 2;

type Days = { today: Day; lastCounted: Day | null };

/**
 * Whether the cash of a day has been counted, so that nothing may be entered for it any more. Today stays open after a count,
 * because somebody may come to the counter in the evening; that belongs to the next count.
 */
export function isCountedDay(day: Day, { today, lastCounted }: Days): boolean {
  if (lastCounted === null || isAfter(day, lastCounted)) return false;
  return isAfter(lastCounted, day) || isAfter(today, day);
}

/** Refuses a day on which cash cannot have been taken or given: to come, or more than a week ago. */
export function cashDayProblem(day: Day, today: Day): 'date_must_be_in_the_past' | 'too_long_ago' | undefined {
  if (isAfter(day, today)) return 'date_must_be_in_the_past';
  return waitsForSecond(day, { today, issued: null }) ? 'too_long_ago' : undefined;
}

/** The latest day that should have been counted by now. */
export function countedUntil(today: Day): Day {
  return addDays(today, -DAYS_UNTIL_COUNTED);
}
