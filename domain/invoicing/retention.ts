import { addDays, type Day, day, lastDayOfYear, yearOf } from '../shared/day.ts';

/** How many whole calendar years invoices, payments and related data are kept: § 132 BAO. */
export const KEPT_YEARS = 7;

/** The first day on which data from `since` need not be kept any more: 10.5.2019 → 1.1.2027. */
export function freeFrom(since: Day): Day {
  return addDays(lastDayOfYear(yearOf(since) + KEPT_YEARS), 1);
}

/** The earliest day whose bookkeeping must still be kept today, for as many whole calendar years. */
export function firstDayKept(today: Day, years = KEPT_YEARS): Day {
  return day(`${yearOf(today) - years}-01-01`);
}
