import { refuse } from '../../domain/application/application.refusals.ts';
import { personReactivation } from '../../domain/application/standing.ts';
import { type MemberStatus, memberSteps, reactivationFrom } from '../../domain/members/memberStatus.ts';
import { moveHousehold } from '../households/householdStatus.actions.ts';
import { type LockedHousehold, lockHousehold } from '../members/household.reads.ts';
import { type LockedMember, lockMembers } from '../members/members.reads.ts';
import { getRecipient, type Recipient } from '../members/recipient.reads.ts';
import { moveMember } from '../members/statusHistory.actions.ts';
import { tellMember } from '../members/tellMember.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { listSparedByMistake } from './noNewborn.actions.ts';
import { drawConsequences } from './standing.actions.ts';
import { backMessage } from './standing.letters.ts';
import { type Ending, hasBegun, listEndings } from './standing.reads.ts';

type Staff = Change<OfficeActor | SystemActor>;

export type Reactivation = {
  household_id: number;
  /** Only this family member; without it the household, with everybody who ended with it. */
  member_id?: number | null | undefined;
};

const NOT_INACTIVE = { inactive_from: null, inactive_reason_id: null } as const;

/**
 * Brings a household, or one family member, back to where they were (D23). Refuses with `HouseholdNotFound`,
 * `MemberNotFound`, `household_inactive` for a person of an inactive household, `status_step_not_possible` for whoever is
 * not inactive.
 */
export async function reactivate(change: Staff, { household_id, member_id }: Reactivation): Promise<void> {
  const household = await lockHousehold(change.tx, household_id);
  if (!household) return refuse('HouseholdNotFound');
  const endings = await listEndings(change.tx, household_id);
  if (member_id) await bringPersonBack(change, household, { member_id, endings });
  else await bringHouseholdBack(change, household, endings);
  await drawConsequences(change, household_id);
}

async function bringPersonBack(
  change: Staff,
  household: LockedHousehold,
  { member_id, endings }: { member_id: number; endings: readonly Ending[] },
): Promise<void> {
  const member = (await lockMembers(change.tx, household.id)).find(({ id }) => id === member_id);
  if (!member) return refuse('MemberNotFound');
  if (household.status === 'inactive') return refuse('household_inactive');
  if (member.status !== 'inactive') return refuse('status_step_not_possible');
  const before = await readBefore(change, household.id, { household: household.status, endings });
  const { historyId, status } = await restore(change, member, before);
  const to = await getRecipient(change.db, household.id);
  await tellBack(change, to, { historyId, person: member, isMember: status === 'active' });
}

async function bringHouseholdBack(
  change: Staff,
  household: LockedHousehold,
  endings: readonly Ending[],
): Promise<void> {
  if (household.status !== 'inactive') return refuse('status_step_not_possible');
  // as it stood when it had ended: brought back after a death it is for whoever goes on, and no mail greets the dead
  const to = await getRecipient(change.db, household.id);
  const ending = endings.find(({ member_id }) => member_id === null);
  const { to: status } = memberSteps[reactivationFrom(ending?.from_status ?? 'active')];
  const historyId = await moveHousehold(change, household, { ...NOT_INACTIVE, status });
  const before = await readBefore(change, household.id, { household: status, endings });
  for (const member of await lockMembers(change.tx, household.id)) {
    if (member.status !== 'inactive' || !endedWith(ending, member, endings)) continue;
    await restore(change, member, before);
  }
  const isMember = await hasBegun(change.tx, household.id);
  await tellBack(change, to, { historyId, person: undefined, isMember });
}

/** Whose own ending came before the household's stays where it is. */
function endedWith(household: Ending | undefined, member: LockedMember, endings: readonly Ending[]): boolean {
  const own = endings.find(({ member_id }) => member_id === member.id);
  return !household || !own || own.id > household.id;
}

type Before = {
  household: MemberStatus;
  endings: readonly Ending[];
  /** Who was active as a newborn, and is none. */
  sparedByMistake: readonly number[];
};

async function readBefore(
  change: Staff,
  householdId: number,
  before: Omit<Before, 'sparedByMistake'>,
): Promise<Before> {
  const spared = await listSparedByMistake(change, householdId);
  return { ...before, sparedByMistake: spared.map(({ id }) => id) };
}

/** Whoever never waited and should have comes back to do so (decision 35). */
async function restore(
  change: Staff,
  member: LockedMember,
  { household, endings, sparedByMistake }: Before,
): Promise<{ historyId: number; status: MemberStatus }> {
  const previous = endings.find(({ member_id }) => member_id === member.id)?.from_status ?? household;
  const step = personReactivation(previous, household);
  const waits = step === 'reactivate' && sparedByMistake.includes(member.id);
  const { to: status } = memberSteps[waits ? 'resumeWaiting' : step];
  const fields = { ...NOT_INACTIVE, ...(waits ? { active_from: null } : {}), status };
  return { historyId: await moveMember(change, member, fields), status };
}

type Back = {
  historyId: number;
  person: LockedMember | undefined;
  /** Whether it is a membership that is back: else an application. */
  isMember: boolean;
};

async function tellBack(change: Staff, to: Recipient, { historyId, person, isMember }: Back): Promise<void> {
  const message = backMessage({ person, hasBegun: isMember }, to);
  await tellMember(change, { effectKey: `application.back/${historyId}`, to, message });
}
