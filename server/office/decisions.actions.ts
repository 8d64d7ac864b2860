import { refuse } from '../../domain/application/application.refusals.ts';
import { mayDeactivateFor, mayReactivateAfter } from '../../domain/membership/membership.access.ts';
import type { decisionsContract } from '../../domain/office/decisions.contract.ts';
import type { HouseholdSummary } from '../../domain/office/officeAnswers.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import * as members from '../members/eligibility.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockMember } from '../members/members.reads.ts';
import * as deactivation from '../membership/deactivation.actions.ts';
import { activateFamily } from '../membership/familyLater.actions.ts';
import { waitAfterAll } from '../membership/noNewborn.actions.ts';
import * as reactivation from '../membership/reactivation.actions.ts';
import * as sending from '../membership/sendBack.actions.ts';
import { refreshWaiting } from '../membership/waiting.actions.ts';
import type { StaffChange } from '../platform/staff.ts';
import { getHouseholdSummary } from './household.reads.ts';

type Calls = typeof decisionsContract;

/** Sends a waiting application back to the member (D23). */
export async function sendBack(
  change: StaffChange,
  { id, reason }: Input<Calls['sendBack']>,
): Promise<HouseholdSummary> {
  await sending.sendBack(change, { household_id: id, reason });
  await record(change, { action: 'household.sent_back', household_id: id, subject_id: null });
  return getHouseholdSummary(change.db, id);
}

/** Takes back that an application was sent back (decision 22). */
export async function takeBack(change: StaffChange, { id }: Input<Calls['takeBack']>): Promise<HouseholdSummary> {
  await sending.takeBack(change, id);
  await record(change, { action: 'household.taken_back', household_id: id, subject_id: null });
  return getHouseholdSummary(change.db, id);
}

/** Ends a household, one family member, or the main member where somebody goes on; `forbidden` for a clerk who would exclude somebody (D23, D24). */
export async function deactivate(
  change: StaffChange,
  { id, seen: _, ...ending }: Input<Calls['deactivate']>,
): Promise<HouseholdSummary> {
  const { inactive_reason_id: reason } = ending;
  if (reason && !mayDeactivateFor(change.actor, reason)) return refuse('forbidden');
  await deactivation.deactivate(change, { household_id: id, ...ending });
  await record(change, { action: 'household.deactivated', household_id: id, subject_id: ending.member_id ?? null });
  const { new_main_member_id: subject_id } = ending;
  if (subject_id) await record(change, { action: 'household.main_member_set', household_id: id, subject_id });
  return getHouseholdSummary(change.db, id);
}

/** Sets a family member's basis and relationship, which only the office may for `nb` (D26). */
export async function setEligibility(
  change: StaffChange,
  { id, seen: _, ...eligibility }: Input<Calls['setEligibility']>,
): Promise<HouseholdSummary> {
  const household_id = await members.setEligibility(change, { member_id: id, ...eligibility });
  // a newborn, who waits no days, is a child
  await refreshWaiting(change, household_id);
  await waitAfterAll(change, household_id, id);
  await activateFamily(change, household_id);
  await record(change, { action: 'member.eligibility_set', household_id, subject_id: id });
  return getHouseholdSummary(change.db, household_id);
}

/** Brings an inactive household, or one family member, back; `forbidden` for a clerk whom the board has excluded (D23, D24). */
export async function reactivate(
  change: StaffChange,
  { id, member_id }: Input<Calls['reactivate']>,
): Promise<HouseholdSummary> {
  await lockHousehold(change.tx, id);
  const person = member_id ? await lockMember(change.tx, id, member_id) : undefined;
  if (person && !mayReactivateAfter(change.actor, person.inactive_reason_id)) return refuse('forbidden');
  await reactivation.reactivate(change, { household_id: id, member_id });
  await record(change, { action: 'household.reactivated', household_id: id, subject_id: member_id ?? null });
  return getHouseholdSummary(change.db, id);
}
