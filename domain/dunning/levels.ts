import { type InvoiceStatus, isOwed } from '../invoicing/invoice.ts';
import { type Day, daysBetween } from '../shared/day.ts';

/** 0 none, 1 first, 2 second, 3 third reminder (spec §4). */
export type DunningLevel = 0 | 1 | 2 | 3;

/** Days past due at which the levels are reached (D44). */
export const DAYS_PAST_DUE = { 1: 7, 2: 21, 3: 35 } as const;

/**
 * The level that the invoice's age calls for today, whatever was sent so far. Only open and partly paid invoices get
 * reminders (D44).
 */
export function dunningLevel(status: InvoiceStatus, dueDate: Day, today: Day): DunningLevel {
  if (!isOwed(status)) return 0;
  const overdue = daysBetween(dueDate, today);
  if (overdue >= DAYS_PAST_DUE[3]) return 3;
  if (overdue >= DAYS_PAST_DUE[2]) return 2;
  return overdue >= DAYS_PAST_DUE[1] ? 1 : 0;
}

/** The least number of days between two reminders to a household, so that there is time to pay (D44, decision 69). */
export const LEAST_DAYS_BETWEEN = 14;

type Reminded = {
  status: InvoiceStatus;
  dueDate: Day;
  /** The level that was sent last. */
  level: number;
  /** The day on which the household got its last reminder of any invoice; undefined if it got none, or if it is unknown. */
  householdToldOn: Day | undefined;
};

/**
 * The reminder of an invoice that is due today, or undefined. Reminders of an invoice are sent in order, and those to a household at
 * least 14 days apart, even after the nightly job did not run for a while (D44, decision 69).
 */
export function dueReminder(
  { status, dueDate, level, householdToldOn }: Reminded,
  today: Day,
): Exclude<DunningLevel, 0> | undefined {
  if (dunningLevel(status, dueDate, today) <= level) return undefined;
  if (householdToldOn && daysBetween(householdToldOn, today) < LEAST_DAYS_BETWEEN) return undefined;
  if (level === 0) return 1;
  return level === 1 ? 2 : 3;
}
