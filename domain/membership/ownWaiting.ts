import type { MembershipBasis } from '../reference/eligibility.ts';
import { type Day, isAfter } from '../shared/day.ts';
import { activeFrom, isNewborn, isWaitingOver, waitingStart, waitingUntil } from './waitingPeriod.ts';

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
};

export type OwnPeriod = { from: Day | null; until: Day | null };

/**
 * Their waiting period: 90 days, none for a newborn (`until` null). It does not start while the contribution is unpaid
 * (D22).
 */
export function ownPeriod(person: OwnWaiting): OwnPeriod {
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
