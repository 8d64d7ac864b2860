import type { MembershipBasis } from '../reference/eligibility.ts';
import { addDays, ageOn, type Day, daysBetween, isAfter } from '../shared/day.ts';

export const WAITING_DAYS = 90; // spec §9

/**
 * The day on which the waiting period starts: the later of submission and the value date of the payment that
 * settles registration fee and first contribution; none while one is unsettled, so a returned payment stops it (D21).
 */
export function waitingStart(submittedOn: Day | null, settledOn: Day | null): Day | undefined {
  if (!submittedOn || !settledOn) return undefined;
  return later(submittedOn, settledOn);
}

/** The last day of waiting: start + 90 calendar days; 2.1.2027 → 2.4.2027 (D21). */
export function waitingUntil(start: Day): Day {
  return addDays(start, WAITING_DAYS);
}

/** The first day of membership, the day after `until`, even if the office verified later (D21). */
export function activeFrom(until: Day): Day {
  return addDays(until, 1);
}

export function isWaitingOver(until: Day, today: Day): boolean {
  return isAfter(today, until);
}

/** Calendar days still to wait: 90 on the day it starts, 0 on the last one and after. */
export function waitingDaysLeft(until: Day, today: Day): number {
  return Math.max(0, daysBetween(today, until));
}

/** The last of several settlements; none while one of them is missing, or where nothing was billed at all (D21). */
export function lastSettlement(settledOn: readonly (Day | null)[]): Day | null {
  return settledOn.reduce<Day | null>((last, next) => last && next && later(last, next), settledOn[0] ?? null);
}

type Newcomer = { birth: Day; basis: MembershipBasis | 'main' };

/** When somebody was added, and when their own waiting would begin: as their contribution was confirmed (D22). */
type Beginning = { addedOn: Day; beganOn: Day };

/** Whoever was added as a newborn has until the second birthday to be confirmed as one. */
const CONFIRMED_BEFORE_AGE = 2; // decision 35

/**
 * Newborns wait no days of their own: children under one year old when added (D22), whose waiting would begin before they
 * are two: nobody is typed in as a baby and covered at once at sixteen. Whoever else is said to be so young was mistyped, the
 * year of today for that of the birth, and waits.
 */
export function isNewborn({ birth, basis }: Newcomer, { addedOn, beganOn }: Beginning): boolean {
  const isChild = basis === 'child' || basis === 'child_with_disability';
  return isChild && ageOn(birth, addedOn) < 1 && ageOn(birth, beganOn) < CONFIRMED_BEFORE_AGE;
}

function later(one: Day, other: Day): Day {
  return isAfter(one, other) ? one : other;
}
