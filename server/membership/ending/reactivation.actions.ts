import { refuse } from '../../../domain/application/application.refusals.ts';
import { type MemberStatus, memberSteps, reactivationFrom } from '../../../domain/members/memberStatus.ts';
import type { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import type { HouseholdSummary } from '../../../domain/membership/householdSummary.ts';
import { mayReactivateAfter } from '../../../domain/membership/membership.access.ts';
import { personReactivation, waitsAnew } from '../../../domain/membership/standing.ts';
import { hasWaited } from '../../../domain/membership/waitingPeriod.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { moveHousehold } from '../../households/householdStatus.actions.ts';
import { type LockedHousehold, lockHousehold } from '../../members/household.reads.ts';
import { type LockedMember, lockMember, lockMembers } from '../../members/members.reads.ts';
import { getRecipient, type Recipient } from '../../members/recipient.reads.ts';
import { moveMember } from '../../members/statusHistory.actions.ts';
import { tellMember } from '../../members/tellMember.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { getHouseholdSummary } from '../householdSummary.reads.ts';
import { listExemptedByMistake } from '../joining/missedWaiting.actions.ts';
import type { WaitingPerson } from '../joining/waiting.reads.ts';
import { isMerged } from '../merging/merged.reads.ts';
import { handleStatusChange } from './endings.actions.ts';
import { type Ending, hasBegun, listEndings } from './standing.reads.ts';
import { backMessage } from './standing.wording.ts';

type Calls = typeof decisionsContract;

const NOT_INACTIVE = { inactive_from: null, inactive_reason_id: null } as const;

/**
 * Reactivates a household, or one family member, with their former status (D23); somebody who was waiting waits anew if the end
 * was long ago (decision 35). Refuses with `HouseholdNotFound`, `MemberNotFound`, `household_inactive` for a person of an
 * inactive household, `status_step_not_possible` for somebody who is not inactive, and with `forbidden` for a clerk if the board
 * has excluded the person (D24).
 */
export async function reactivate(
  change: StaffChange,
  { id, member_id = null }: Input<Calls['reactivate']>,
): Promise<HouseholdSummary> {
  const household = await lockHousehold(change.tx, id);
  const person = member_id ? await lockMember(change.tx, id, member_id) : undefined;
  if (person && !mayReactivateAfter(change.actor, person.inactive_reason_id)) return refuse('forbidden');
  if (!household) return refuse('HouseholdNotFound');
  // it is another household now (decision 109)
  if (await isMerged(change.tx, id)) return refuse('status_step_not_possible');
  const endings = await listEndings(change.tx, id);
  const status = member_id
    ? await bringPersonBack(change, household, { member_id, endings })
    : await bringHouseholdBack(change, household, endings);
  await handleStatusChange(change, { id, status });
  await record(change, { action: 'household.reactivated', household_id: id, subject_id: member_id });
  return getHouseholdSummary(change.db, id);
}

/** Answers the household's status, as `bringHouseholdBack` does. */
async function bringPersonBack(
  change: StaffChange,
  household: LockedHousehold,
  { member_id, endings }: { member_id: number; endings: readonly Ending[] },
): Promise<MemberStatus> {
  const member = (await lockMembers(change.tx, household.id)).find(({ id }) => id === member_id);
  if (!member) return refuse('MemberNotFound');
  if (household.status === 'inactive') return refuse('household_inactive');
  if (member.status !== 'inactive') return refuse('status_step_not_possible');
  const before = await readBefore(change, household.id, { household: household.status, endings });
  // the household's own waiting period may be over
  const { historyId, status } = await restore(change, member, { ...before, anew: { joined_later: true } });
  const to = await getRecipient(change.db, household.id);
  await tellBack(change, to, { historyId, person: member, isMember: status === 'active' });
  return household.status;
}

async function bringHouseholdBack(
  change: StaffChange,
  household: LockedHousehold,
  endings: readonly Ending[],
): Promise<MemberStatus> {
  if (household.status !== 'inactive') return refuse('status_step_not_possible');
  // read after the end: after a death the recipient is the next main member, and no mail is addressed to the dead
  const to = await getRecipient(change.db, household.id);
  const ending = endings.find(({ member_id }) => member_id === null);
  const { to: status } = memberSteps[reactivationFrom(ending?.from_status ?? 'active')];
  const anew = ending && waitsAnew(ending.ended_on, change.today) ? householdAnew(status, change.today) : {};
  const historyId = await moveHousehold(change, household, { ...NOT_INACTIVE, ...anew, status });
  const before = await readBefore(change, household.id, { household: status, endings });
  for (const member of await lockMembers(change.tx, household.id)) {
    if (member.status !== 'inactive' || !endedWith(ending, member, endings)) continue;
    await restore(change, member, before);
  }
  const isMember = await hasBegun(change.tx, household.id);
  await tellBack(change, to, { historyId, person: undefined, isMember });
  return status;
}

/** Counts as submitted today; an earlier return cannot be taken back any more (decision 22). */
function householdAnew(status: MemberStatus, today: Day) {
  return { before_sent_back: null, ...(status === 'waiting' ? { submitted_on: today } : {}) };
}

/** People who ended before the household stay inactive. */
function endedWith(household: Ending | undefined, member: LockedMember, endings: readonly Ending[]): boolean {
  const own = endings.find(({ member_id }) => member_id === member.id);
  return !household || !own || own.id > household.id;
}

type Before = {
  household: MemberStatus;
  endings: readonly Ending[];
  /** People who were active as newborns by mistake. */
  spared: readonly WaitingPerson[];
  /** Further values of people who wait anew. */
  anew?: { joined_later: true };
};

async function readBefore(change: StaffChange, householdId: number, before: Omit<Before, 'spared'>): Promise<Before> {
  return { ...before, spared: await listExemptedByMistake(change, householdId) };
}

/** Somebody who should have waited and did not waits now; after a long time with new days (decision 35). */
async function restore(
  change: StaffChange,
  member: LockedMember,
  { household, endings, spared, anew }: Before,
): Promise<{ historyId: number; status: MemberStatus }> {
  const ending = endings.find(({ member_id }) => member_id === member.id);
  const previous = ending?.from_status ?? household;
  const mistaken = previous === 'active' ? spared.find(({ id }) => id === member.id) : undefined;
  const { to: status } = memberSteps[personReactivation(mistaken ? 'waiting' : previous, household)];
  const fields = { ...NOT_INACTIVE, ...(mistaken ? { active_from: null } : {}), status };
  const isAnew = status === 'waiting' && ending && waitsAnew(ending.ended_on, change.today);
  const isOver = ending && mistaken && hasWaited(mistaken, ending.ended_on);
  const days = isAnew && !isOver ? { ...anew, began_anew_on: change.today } : {};
  return { historyId: await moveMember(change, member, { ...fields, ...days }), status };
}

type Back = {
  historyId: number;
  person: LockedMember | undefined;
  /** Whether a membership was reactivated; otherwise it is an application. */
  isMember: boolean;
};

async function tellBack(change: StaffChange, to: Recipient, { historyId, person, isMember }: Back): Promise<void> {
  const message = backMessage({ person, hasBegun: isMember });
  await tellMember(change, { effectKey: `membership.back/${historyId}`, to, message });
}
