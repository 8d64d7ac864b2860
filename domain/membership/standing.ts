import { type MemberStatus, reactivationFrom } from '../members/memberStatus.ts';
import { type InactiveReasonKey, inactiveReasons, inactiveReasonsFor } from '../reference/inactiveReasons.ts';
import { type Day, daysBetween } from '../shared/day.ts';

/**
 * The inactive reason of a person when the whole household ends (D24): the household's reason if it exists for members
 * too. A death counts for the main member only, because the family did not die.
 */
export function memberReasonFor(householdReasonId: number, person: { is_main: boolean }): number {
  const reason = inactiveReasons.find(({ id }) => id === householdReasonId);
  const key = reason && (reason.key !== 'deceased' || person.is_main) ? reason.key : 'other';
  return memberReasonNamed(key) ?? memberReasonNamed('other') ?? 0;
}

/**
 * The step that readmits a person with the status `previous`, but never beyond the household's status: nobody is active
 * in a household that waits (D23).
 */
export function personReactivation(previous: MemberStatus, household: MemberStatus) {
  if (household === 'new') return reactivationFrom('new');
  return reactivationFrom(household === 'waiting' && previous !== 'new' ? 'waiting' : previous);
}

/** An end during the waiting period counts as a mistake for so many days: if it is undone in time, no day is lost. */
const MISTAKE_DAYS = 30; // decision 35

/** Whether the waiting period starts again for somebody who was ended while waiting and returns today. */
export function waitsAnew(endedOn: Day, today: Day): boolean {
  return daysBetween(endedOn, today) > MISTAKE_DAYS;
}

function memberReasonNamed(key: InactiveReasonKey): number | undefined {
  return inactiveReasonsFor('member').find((reason) => reason.key === key)?.id;
}
