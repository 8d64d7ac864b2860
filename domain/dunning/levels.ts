import { type InvoiceStatus, isOwed } from '../invoicing/invoice.ts';
import { addDays, type Day, daysBetween } from '../shared/day.ts';

/** 0 none, 1 first, 2 second, 3 third reminder (spec §4). */
export type DunningLevel = 0 | 1 | 2 | 3;

/** Days past due at which the levels are reached (D44). */
export const DAYS_PAST_DUE = { 1: 7, 2: 21, 3: 35 } as const;

/** The level that an invoice is old enough for today, whatever was told; only an open or partly paid one is reminded of (D44). */
export function dunningLevel(status: InvoiceStatus, dueDate: Day, today: Day): DunningLevel {
  if (!isOwed(status)) return 0;
  const overdue = daysBetween(dueDate, today);
  if (overdue >= DAYS_PAST_DUE[3]) return 3;
  if (overdue >= DAYS_PAST_DUE[2]) return 2;
  return overdue >= DAYS_PAST_DUE[1] ? 1 : 0;
}

/** Between two reminders, so that whoever gets one has time to pay (D44). */
const LEAST_DAYS_BETWEEN = 14;

type Reminded = {
  status: InvoiceStatus;
  dueDate: Day;
  /** The level that was told last. */
  level: number;
  /** The day on which that was; undefined where nobody knows. */
  lastToldOn: Day | undefined;
};

/**
 * The reminder that is due today; undefined where none is. They come in their order, however long the clockwork stood still,
 * each at least 14 days after the one before (D44).
 */
export function dueReminder(
  { status, dueDate, level, lastToldOn }: Reminded,
  today: Day,
): Exclude<DunningLevel, 0> | undefined {
  if (dunningLevel(status, dueDate, today) <= level) return undefined;
  if (level > 0 && lastToldOn && daysBetween(lastToldOn, today) < LEAST_DAYS_BETWEEN) return undefined;
  if (level === 0) return 1;
  return level === 1 ? 2 : 3;
}

/** The day on which an invoice reaches a level unless it is paid before. */
export function dunningLevelOn(dueDate: Day, level: Exclude<DunningLevel, 0>): Day {
  return addDays(dueDate, DAYS_PAST_DUE[level]);
}
