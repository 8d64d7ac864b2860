import { CHILD_AGE_LIMIT_YEARS, childCoverLastsUntil } from '../members/childAge.ts';
import { addDays, addMonths, addYears, type Day, isAfter, isBefore } from '../shared/day.ts';

/** How long after its day a notice still makes sense, should the clockwork have stood still (D48). */
const LATE_DAYS = 30;

const SUBSTITUTE_DAYS = [7, 30] as const;
const CHILD_MONTHS = [1, 3, 12] as const;

/** `passed`: the last day of the representation is over. */
export type SubstituteNotice = (typeof SUBSTITUTE_DAYS)[number] | 'passed';
export type ChildNotice = (typeof CHILD_MONTHS)[number];

/** The earliest and the latest `valid_until` of which somebody is told something on `today`. */
export function substituteNoticeSpan(today: Day): { from: Day; until: Day } {
  return { from: addDays(today, -LATE_DAYS), until: addDays(today, Math.max(...SUBSTITUTE_DAYS)) };
}

/**
 * What a household is to be told about a representation that runs out: 30 and 7 days before its last day, and once it
 * has passed (D34). Of several that are due only the nearest, so that a skipped night does not bring two mails at once.
 */
export function substituteNotice(validUntil: Day, today: Day): SubstituteNotice | undefined {
  if (isBefore(validUntil, today)) return isBefore(validUntil, addDays(today, -LATE_DAYS)) ? undefined : 'passed';
  return SUBSTITUTE_DAYS.find((days) => !isAfter(addDays(validUntil, -days), today));
}

/** The births between which a child may have a notice due on `today`: a coarse net, `childNotice` decides. */
export function childNoticeSpan(today: Day): { from: Day; until: Day } {
  const thirtyYearsAgo = addYears(today, -CHILD_AGE_LIMIT_YEARS);
  return { from: addMonths(thirtyYearsAgo, -1), until: addMonths(thirtyYearsAgo, Math.max(...CHILD_MONTHS) + 1) };
}

/**
 * What a household is to be told about a child that reaches the age limit: 12, 3 and 1 months before the thirtieth
 * birthday, the last day of the child's cover (D27, D34). Only the nearest that is due, none after the birthday.
 */
export function childNotice(birth: Day, today: Day): ChildNotice | undefined {
  const lastDay = childCoverLastsUntil(birth);
  if (isBefore(lastDay, today)) return undefined;
  return CHILD_MONTHS.find((months) => !isAfter(addMonths(lastDay, -months), today));
}
