import type { MembershipBasis } from '../reference/eligibility.ts';
import { type Day, isAfter } from '../shared/day.ts';
import { activeFrom, isNewborn, isWaitingOver, waitingStart, waitingUntil } from './waitingPeriod.ts';

/** Somebody who waits on their own: added by an existing member, or left behind when the household went active. */
export type OwnWaiting = {
  date_of_birth: Day | null;
  membership_basis: MembershipBasis | 'main';
  added_on: Day;
  /** The day on which the contribution that covers them was confirmed: what submission is for a household. */
  began_on: Day;
  /** The value date that settled that contribution. */
  settled_on: Day | null;
};

export type OwnPeriod = { from: Day | null; until: Day | null };

/** When they wait: 90 days of their own, a newborn none (`until` null); nothing runs while the contribution is owed (D22). */
export function ownPeriod(person: OwnWaiting): OwnPeriod {
  const from = waitingStart(person.began_on, person.settled_on) ?? null;
  return { from, until: from && !isBaby(person) ? waitingUntil(from) : null };
}

/**
 * The first day of their membership once that has come, never before the household's own; undefined while they wait,
 * or while the household does (D22).
 */
export function ownActivation(person: OwnWaiting, household: { active_from: Day | null }, today: Day): Day | undefined {
  const { from, until } = ownPeriod(person);
  if (!from || !household.active_from) return undefined;
  const day = coveredFrom(until ? activeFrom(until) : from, household.active_from);
  return isAfter(day, today) ? undefined : day;
}

/** Whether somebody's own ninety days were over on a day. */
export function hasWaited(person: OwnWaiting, on: Day): boolean {
  const { until } = ownPeriod(person);
  return until !== null && isWaitingOver(until, on);
}

/** From when somebody is covered whose own first day is `own`: never before the household is (D22). */
export function coveredFrom(own: Day, household: Day): Day {
  return isAfter(own, household) ? own : household;
}

type Baby = Pick<OwnWaiting, 'date_of_birth' | 'membership_basis' | 'added_on' | 'began_on'>;

export function isBaby({ date_of_birth: birth, membership_basis: basis, added_on, began_on }: Baby): boolean {
  return birth !== null && isNewborn({ birth, basis }, { addedOn: added_on, beganOn: began_on });
}
