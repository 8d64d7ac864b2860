import type { MembershipBasis } from '../reference/eligibility.ts';
import { addDays, ageOn, type Day, daysBetween, isAfter } from '../shared/day.ts';

export const WAITING_DAYS = 90; // spec §9

/**
 * The first day of the waiting period: the later of submission and the value date of the payment that settles
 * registration fee and first contribution. Undefined while one is unpaid; a reversed payment therefore stops the period
 * (D21).
 */
export function waitingStart(submittedOn: Day | null, settledOn: Day | null): Day | undefined {
  if (!submittedOn || !settledOn) return undefined;
  return later(submittedOn, settledOn);
}

/** The last day of the waiting period: start + 90 calendar days; 2.1.2027 → 2.4.2027 (D21). */
export function waitingUntil(start: Day): Day {
  return addDays(start, WAITING_DAYS);
}

/** The first day of membership: the day after `until`, even if the office verified the documents later (D21). */
export function activeFrom(until: Day): Day {
  return addDays(until, 1);
}

export function isWaitingOver(until: Day, today: Day): boolean {
  return isAfter(today, until);
}

/** Calendar days left to wait: 90 on the first day, 0 on the last day and later. */
export function waitingDaysLeft(until: Day, today: Day): number {
  return Math.max(0, daysBetween(today, until));
}

/** The latest of several settlement days; null if one is missing or nothing was invoiced (D21). */
export function lastSettlement(settledOn: readonly (Day | null)[]): Day | null {
  return settledOn.reduce<Day | null>((last, next) => last && next && later(last, next), settledOn[0] ?? null);
}

type Newcomer = { birth: Day; basis: MembershipBasis | 'main' };

/** When somebody was added, and when their contribution was confirmed, which starts their own waiting period (D22). */
type Beginning = { addedOn: Day; beganOn: Day };

/** The contribution of a newborn must be confirmed before this birthday. */
const CONFIRMED_BEFORE_AGE = 2; // decision 35

/**
 * Newborns have no waiting period: children under one year old when added (D22), whose contribution is confirmed before
 * they are two. The second condition catches a mistyped year of birth (this year instead of the real one); such a
 * person waits, and is not covered at once at sixteen.
 */
export function isNewborn({ birth, basis }: Newcomer, { addedOn, beganOn }: Beginning): boolean {
  const isChild = basis === 'child' || basis === 'child_with_disability';
  return isChild && ageOn(birth, addedOn) < 1 && ageOn(birth, beganOn) < CONFIRMED_BEFORE_AGE;
}

function later(one: Day, other: Day): Day {
  return isAfter(one, other) ? one : other;
}
