import { addDays, type Day, isAfter } from '../../shared/day.ts';

const MOST_DAYS_AHEAD = 7;
const MOST_DAYS_BACK = 400;

/** Days on which nothing is booked without a person, because a payment's day may start a period of cover (D21, D42). */
export function isUnlikelyDay(value: Day, { today, statementDay }: { today: Day; statementDay: Day | null }): boolean {
  const ahead = addDays(today, MOST_DAYS_AHEAD);
  const aheadOfStatement = addDays(statementDay ?? today, MOST_DAYS_AHEAD);
  return isAfter(value, ahead) || isAfter(value, aheadOfStatement) || isLongAgo(value, today);
}

function isLongAgo(value: Day, today: Day): boolean {
  return isAfter(addDays(today, -MOST_DAYS_BACK), value);
}

/** Refuses a day that is too long ago for a booking by hand, so that a mistyped year covers nobody. */
export function bookedDayProblem(value: Day, today: Day): 'too_long_ago' | undefined {
  return isLongAgo(value, today) ? 'too_long_ago' : undefined;
}

const MOST_DAYS_BACK_ALONE = 7;

/** Whether a payment booked by hand waits for a second person: its day is before its invoice, or more than a week ago. */
export function waitsForSecond(value: Day, { today, issued }: { today: Day; issued: Day | null }): boolean {
  return (issued !== null && isAfter(issued, value)) || isAfter(addDays(today, -MOST_DAYS_BACK_ALONE), value);
}

/**
 * The day that counts for a transaction: its value date; if that is unlikely, the booking day; if that is too, the day
 * on which the file was read.
 */
export function countingDay(
  { value_date, booked_on }: { value_date: Day; booked_on: Day },
  days: { today: Day; statementDay: Day | null },
): Day {
  if (!isUnlikelyDay(value_date, days)) return value_date;
  return isUnlikelyDay(booked_on, days) ? days.today : booked_on;
}
