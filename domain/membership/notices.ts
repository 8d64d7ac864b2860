import { CHILD_AGE_LIMIT_YEARS, childCoverLastsUntil } from '../members/childAge.ts';
import { addDays, addMonths, addYears, type Day, isAfter, isBefore } from '../shared/day.ts';

/** How many days a late notice still makes sense, after the nightly job did not run (D48). */
const LATE_DAYS = 30;

const SUBSTITUTE_DAYS = [7, 30] as const;
const CHILD_MONTHS = [1, 3, 12] as const;

/** `passed`: the last day of the representation is over. */
export type SubstituteNotice = (typeof SUBSTITUTE_DAYS)[number] | 'passed';
export type ChildNotice = (typeof CHILD_MONTHS)[number];

/** The range of `valid_until` in which a notice may be due on `today`. */
export function substituteNoticeSpan(today: Day): { from: Day; until: Day } {
  return { from: addDays(today, -LATE_DAYS), until: addDays(today, Math.max(...SUBSTITUTE_DAYS)) };
}

/**
 * The notice about a representation that expires: 30 and 7 days before its last day, and once afterwards (D34). If
 * several are due, only the latest, so that a skipped night does not cause two mails at once.
 */
export function substituteNotice(validUntil: Day, today: Day): SubstituteNotice | undefined {
  if (isBefore(validUntil, today)) return isBefore(validUntil, addDays(today, -LATE_DAYS)) ? undefined : 'passed';
  return SUBSTITUTE_DAYS.find((days) => !isAfter(addDays(validUntil, -days), today));
}

/** The range of birth dates for which a notice may be due on `today`. A coarse filter: `childNotice` decides. */
export function childNoticeSpan(today: Day): { from: Day; until: Day } {
  const thirtyYearsAgo = addYears(today, -CHILD_AGE_LIMIT_YEARS);
  return { from: addMonths(thirtyYearsAgo, -1), until: addMonths(thirtyYearsAgo, Math.max(...CHILD_MONTHS) + 1) };
}

/**
 * The notice about a child that reaches the age limit: 12, 3 and 1 months before the thirtieth birthday, which is the
 * last day of cover as a child (D27, D34). Only the latest that is due, and none after the birthday.
 */
export function childNotice(birth: Day, today: Day): ChildNotice | undefined {
  const lastDay = childCoverLastsUntil(birth);
  if (isBefore(lastDay, today)) return undefined;
  return CHILD_MONTHS.find((months) => !isAfter(addMonths(lastDay, -months), today));
}
