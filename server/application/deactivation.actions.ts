import { refuse } from '../../domain/application/application.refusals.ts';
import { memberReasonFor } from '../../domain/application/standing.ts';
import { memberSteps } from '../../domain/members/memberStatus.ts';
import { type InactiveReasonScope, isDeath, isInactiveReason } from '../../domain/reference/inactiveReasons.ts';
import { type Day, isAfter } from '../../domain/shared/day.ts';
import { mayStep } from '../../domain/shared/steps.ts';
import { moveHousehold } from '../households/householdStatus.actions.ts';
import { type LockedHousehold, lockHousehold } from '../members/household.reads.ts';
import { type LockedMember, lockMembers } from '../members/members.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { moveMember } from '../members/statusHistory.actions.ts';
import { tell, tellQuietly } from '../notifications/tell.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { drawConsequences } from './standing.actions.ts';
import { type Ended, endedMessage } from './standing.letters.ts';
import { hasBegun } from './standing.reads.ts';

type Staff = Change<OfficeActor | SystemActor>;

export type Deactivation = {
  household_id: number;
  /** Only this family member; without it the whole household. */
  member_id?: number | null | undefined;
  /** A reason of the scope `member` or `household` (D24). */
  inactive_reason_id?: number | null | undefined;
  /** The first day without membership, today or before. */
  inactive_from: Day;
};

/**
 * Ends the membership of a household with everybody in it, or of one family member (D23). The account may still log in.
 * Refuses with `HouseholdNotFound`, `MemberNotFound`, `inactive_reason_required` (also for a reason of another scope),
 * `main_member_ends_with_household`, `status_step_not_possible`, and a day to come.
 */
export async function deactivate(change: Staff, { member_id, ...wanted }: Deactivation): Promise<void> {
  const household = await lockHousehold(change.tx, wanted.household_id);
  if (!household) return refuse('HouseholdNotFound');
  const scope = member_id ? 'member' : 'household';
  const ending = { from: wanted.inactive_from, reasonId: reasonOf(wanted.inactive_reason_id, scope) };
  if (isAfter(ending.from, change.today)) {
    return refuse('validation_failed', { errors: { inactive_from: ['date_must_be_in_the_past'] } });
  }
  if (member_id) return endPerson(change, household, { ...ending, member_id });
  return endHousehold(change, household, ending);
}

type Ending = { from: Day; reasonId: number };

async function endPerson(
  change: Staff,
  household: LockedHousehold,
  { member_id, ...ending }: Ending & { member_id: number },
): Promise<void> {
  const member = (await lockMembers(change.tx, household.id)).find(({ id }) => id === member_id);
  if (!member) return refuse('MemberNotFound');
  if (member.is_main) return refuse('main_member_ends_with_household');
  if (!mayStep(memberSteps, 'deactivate', member.status)) return refuse('status_step_not_possible');
  const historyId = await moveMember(change, member, ended(ending));
  await tellEnded(change, household, { ...ending, historyId, person: member });
  await drawConsequences(change, household.id);
}

/** The household's row of history comes first: whoever's is later ended with it. */
async function endHousehold(change: Staff, household: LockedHousehold, ending: Ending): Promise<void> {
  if (!mayStep(memberSteps, 'deactivate', household.status)) return refuse('status_step_not_possible');
  const historyId = await moveHousehold(change, household, ended(ending));
  for (const member of await lockMembers(change.tx, household.id)) {
    if (!mayStep(memberSteps, 'deactivate', member.status)) continue;
    await moveMember(change, member, ended({ ...ending, reasonId: memberReasonFor(ending.reasonId, member) }));
  }
  await tellEnded(change, household, { ...ending, historyId, person: undefined });
}

function ended({ from, reasonId }: Ending) {
  const { to: status } = memberSteps.deactivate;
  return { status, inactive_from: from, inactive_reason_id: reasonId, effective_on: from } as const;
}

type Telling = Omit<Ended, 'person' | 'hasBegun'> & { historyId: number; person: LockedMember | undefined };

/** Nobody is written a mail about a death. */
async function tellEnded(change: Staff, { id }: LockedHousehold, { historyId, ...what }: Telling): Promise<void> {
  const to = await getRecipient(change.db, id);
  const message = endedMessage({ ...what, hasBegun: await hasBegun(change.tx, id) }, to);
  const telling = { effectKey: `application.ended/${historyId}`, to, message };
  await (isDeath(what.reasonId) ? tellQuietly(change, telling) : tell(change, telling));
}

function reasonOf(id: number | null | undefined, scope: InactiveReasonScope): number {
  if (!id || !isInactiveReason(id, scope)) {
    return refuse('inactive_reason_required', { errors: { inactive_reason_id: ['required'] } });
  }
  return id;
}
