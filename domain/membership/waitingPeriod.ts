import type { MembershipBasis } from '../reference/eligibility.ts';
import { addDays, ageOn, type Day, daysBetween, isAfter, isBefore } from '../shared/day.ts';

export const WAITING_DAYS = 90; // spec §9

/**
 * The first day of the waiting period: the later of submission and the value date of the payment that settles
 * registration fee and first contribution. Undefined while one is unpaid; a returned payment therefore stops the period
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

/**
 * A person with a waiting period of their own: added by an existing member, or not ready when the household was
 * activated.
 */
export type OwnWaiting = {
  date_of_birth: Day | null;
  membership_basis: MembershipBasis | 'main';
  added_on: Day;
  /** The day on which their contribution was confirmed; it counts like the submission of a household. */
  began_on: Day;
  /** The value date of the payment that settled this contribution. */
  settled_on: Day | null;
  /** The period that the association's former list tells: no payment here decides it (decision 102). */
  as_listed?: OwnPeriod | null;
};

/** `until` is null for a newborn, who has no waiting period; both are null while it does not run. */
export type OwnPeriod = { from: Day | null; until: Day | null };

/**
 * Their waiting period: 90 days, none for a newborn (`until` null). It does not start while the contribution is unpaid
 * (D22).
 */
export function ownPeriod(person: OwnWaiting): OwnPeriod {
  if (person.as_listed) return person.as_listed;
  const from = waitingStart(person.began_on, person.settled_on) ?? null;
  return { from, until: from && !isBaby(person) ? waitingUntil(from) : null };
}

/**
 * The first day of their membership, if it has come; never before the household's. Undefined while they or the
 * household wait (D22).
 */
export function ownActivation(person: OwnWaiting, household: { active_from: Day | null }, today: Day): Day | undefined {
  const { from, until } = ownPeriod(person);
  if (!from || !household.active_from) return undefined;
  const day = coveredFrom(until ? activeFrom(until) : from, household.active_from);
  return isAfter(day, today) ? undefined : day;
}

/** Whether their own 90 days were over on a day. */
export function hasWaited(person: OwnWaiting, on: Day): boolean {
  const { until } = ownPeriod(person);
  return until !== null && isWaitingOver(until, on);
}

/** The first day of cover: `own`, but never before the household's (D22). */
export function coveredFrom(own: Day, household: Day): Day {
  return isAfter(own, household) ? own : household;
}

type Baby = Pick<OwnWaiting, 'date_of_birth' | 'membership_basis' | 'added_on' | 'began_on'>;

export function isBaby({ date_of_birth: birth, membership_basis: basis, added_on, began_on }: Baby): boolean {
  return birth !== null && isNewborn({ birth, basis }, { addedOn: added_on, beganOn: began_on });
}

type Submitted = {
  submitted_on: Day | null;
  /** One per registration fee invoice; null while it is owed. */
  registration_settled_on: readonly (Day | null)[];
  /** The period of a household that was taken over, and was not submitted anew since (decision 102). */
  as_listed?: OwnPeriod | null;
};

/** The first day of the waiting period of people who wait together: the registration fee and each one's first contribution count (D21). */
export function startTogether(fees: Submitted, people: readonly Pick<OwnWaiting, 'settled_on'>[]): Day | null {
  if (fees.as_listed) return fees.as_listed.from;
  const registration = fees.registration_settled_on.length > 0 ? fees.registration_settled_on : [null];
  const settledOn = lastSettlement([...registration, ...people.map((person) => person.settled_on)]);
  return waitingStart(fees.submitted_on, settledOn) ?? null;
}

type Among = OwnWaiting & { joined_later: boolean; inactive_from?: Day };

/**
 * A person's waiting period by the facts alone: their own if they joined later, otherwise that of everybody who had not ended
 * before them (D21, D22).
 */
export function periodAmong(person: Among, people: readonly Among[], fees: Submitted): OwnPeriod {
  if (person.joined_later) return ownPeriod(person);
  const others = people.filter((one) => !one.joined_later && !hasEndedBefore(one, person));
  return periodTogether(fees, others);
}

/** The waiting period of people who wait together. */
export function periodTogether(fees: Submitted, people: readonly Pick<OwnWaiting, 'settled_on'>[]): OwnPeriod {
  if (fees.as_listed) return fees.as_listed;
  const from = startTogether(fees, people);
  return { from, until: from && waitingUntil(from) };
}

/** People who are still members have not ended before anybody. */
function hasEndedBefore({ inactive_from: end }: Among, { inactive_from: other }: Among): boolean {
  return end !== undefined && (other === undefined || isBefore(end, other));
}

function later(one: Day, other: Day): Day {
  return isAfter(one, other) ? one : other;
}
