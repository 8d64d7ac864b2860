import { type MemberStatus, reactivationFrom } from '../members/memberStatus.ts';
import { type InactiveReasonKey, inactiveReasons, inactiveReasonsFor } from '../reference/inactiveReasons.ts';
import { type Day, daysBetween } from '../shared/day.ts';

/**
 * The reason that stands at a person when the whole household ends (D24): the household's own where members know it.
 * Of a death only the main member is told; the family did not die.
 */
export function memberReasonFor(householdReasonId: number, person: { is_main: boolean }): number {
  const reason = inactiveReasons.find(({ id }) => id === householdReasonId);
  const key = reason && (reason.key !== 'deceased' || person.is_main) ? reason.key : 'other';
  return memberReasonNamed(key) ?? memberReasonNamed('other') ?? 0;
}

/**
 * The step that brings a person back whose status was `previous`: never further than the household has come, so that
 * nobody is active in a household that waits (D23).
 */
export function personReactivation(previous: MemberStatus, household: MemberStatus) {
  if (household === 'new') return reactivationFrom('new');
  return reactivationFrom(household === 'waiting' && previous !== 'new' ? 'waiting' : previous);
}

/** For so long the end of somebody who waited counts as a mistake, and is put right without losing a day. */
const MISTAKE_DAYS = 30; // decision 35

/** Whether somebody who waited when they were ended, and comes back today, begins to wait anew. */
export function waitsAnew(endedOn: Day, today: Day): boolean {
  return daysBetween(endedOn, today) > MISTAKE_DAYS;
}

function memberReasonNamed(key: InactiveReasonKey): number | undefined {
  return inactiveReasonsFor('member').find((reason) => reason.key === key)?.id;
}
