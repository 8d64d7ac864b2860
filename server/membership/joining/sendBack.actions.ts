import { refuse } from '../../../domain/application/application.refusals.ts';
import { memberSteps } from '../../../domain/members/memberStatus.ts';
import { type SentBackAbout, sentBackPlacesOf } from '../../../domain/members/sentBackPlace.ts';
import type { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import type { HouseholdSummary } from '../../../domain/membership/householdSummary.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { record } from '../../audit/audit.actions.ts';
import { moveHousehold, NOT_SENT_BACK } from '../../households/householdStatus.actions.ts';
import type { Waited } from '../../households/households.tables.ts';
import { areFeesLocked } from '../../invoicing/billing.reads.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { lockMember, lockMembersWithStatus } from '../../members/members.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { moveMember } from '../../members/statusHistory.actions.ts';
import { assertNamesNoAccount } from '../../notifications/namesOthers.actions.ts';
import { tell } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { type NamedAbout, sentBackMessage, takenBackMessage } from '../ending/standing.wording.ts';
import { getHouseholdSummary } from '../householdSummary.reads.ts';
import { findWaited, readWaited } from './sendBack.reads.ts';
import { admitNewcomers } from './waiting.actions.ts';

type Calls = typeof decisionsContract;

const NOT_WAITING = { waiting_from: null, waiting_until: null } as const;

/**
 * Sends a waiting application back: everybody who waits is `new` again, the waiting period ends, and the member is told why
 * (D23), and which document or field it is about. Refuses with `HouseholdNotFound`, `status_step_not_possible`, and for a person
 * of another household with `MemberNotFound`, for a field that the person does not have with `validation_failed`.
 */
export async function sendBack(
  change: StaffChange,
  { id: household_id, reason, about }: Input<Calls['sendBack']>,
): Promise<HouseholdSummary> {
  const household = await lockHousehold(change.tx, household_id);
  if (!household) return refuse('HouseholdNotFound');
  if (!mayStep(memberSteps, 'sendBack', household.status)) return refuse('status_step_not_possible');

  assertNamesNoAccount(change, reason);
  const named = about ? await nameAbout(change, household_id, about) : undefined;
  const waited = await readWaited(change.tx, household_id);
  const { to: status } = memberSteps.sendBack;
  const fields = { ...NOT_WAITING, status, reason };
  for (const member of await lockMembersWithStatus(change.tx, household_id, 'waiting')) {
    await moveMember(change, member, { ...fields, joined_later: false });
  }
  const sentBack = {
    submitted_on: null,
    sent_back_reason: reason,
    sent_back_place: about?.place ?? null,
    sent_back_member_id: about?.member_id ?? null,
    before_sent_back: JSON.stringify(waited),
  };
  const historyId = await moveHousehold(change, household, { ...fields, ...sentBack });
  const to = await getRecipient(change.db, household_id);
  await tell(change, {
    effectKey: `application.sent_back/${historyId}`,
    to,
    message: sentBackMessage({ reason, about: named }),
  });
  await record(change, { action: 'household.sent_back', household_id, subject_id: null });
  return getHouseholdSummary(change.db, household_id);
}

/** The person whose document or field it is; one of the household, who has such a field. */
async function nameAbout(change: Change, householdId: number, about: SentBackAbout): Promise<NamedAbout> {
  const member = (await lockMember(change.tx, householdId, about.member_id)) ?? refuse('MemberNotFound');
  if (!sentBackPlacesOf(member).includes(about.place)) {
    return refuse('validation_failed', { errors: { about: ['invalid_choice'] } });
  }
  const fees_locked = await areFeesLocked(change.tx, member);
  return { ...about, is_main: member.is_main, fees_locked, name: fullName(member) };
}

/**
 * Undoes a return that was a mistake: everybody waits again with the same days as before, and the member is told that nothing is
 * to be done (decision 22). Refuses with `HouseholdNotFound`, `status_step_not_possible` if the application was not sent back,
 * and `changed_meanwhile` once the household has changed anything.
 */
export async function takeBack(
  change: StaffChange,
  { id: household_id }: Input<Calls['takeBack']>,
): Promise<HouseholdSummary> {
  const household = await lockHousehold(change.tx, household_id);
  if (!household) return refuse('HouseholdNotFound');
  const { sent_back_reason, waited } = await findWaited(change.tx, household_id);
  if (!mayStep(memberSteps, 'takeBack', household.status) || !sent_back_reason)
    return refuse('status_step_not_possible');
  if (!waited) return refuse('changed_meanwhile');

  const { to: status } = memberSteps.takeBack;
  const { persons, status_since: effective_on, ...days } = waited;
  await takePeopleBack(change, household_id, persons);
  const historyId = await moveHousehold(change, household, {
    ...NOT_SENT_BACK,
    ...days,
    before_sent_back: null,
    status,
    effective_on,
  });
  // meanwhile a payment may have arrived, or a person whose contribution is confirmed may have been reactivated
  await admitNewcomers(change, { id: household_id, status });
  const to = await getRecipient(change.db, household_id);
  await tell(change, { effectKey: `application.taken_back/${historyId}`, to, message: takenBackMessage() });
  await record(change, { action: 'household.taken_back', household_id, subject_id: null });
  return getHouseholdSummary(change.db, household_id);
}

/** People who ended meanwhile stay inactive, and people who were `new` before stay new. */
async function takePeopleBack(change: Change, householdId: number, persons: Waited['persons']): Promise<void> {
  const { to: status } = memberSteps.takeBack;
  for (const member of await lockMembersWithStatus(change.tx, householdId, 'new')) {
    const before = persons.find(({ id }) => id === member.id);
    if (!before) continue;
    const { id: _, began_on: effective_on, ...days } = before;
    await moveMember(change, member, { ...days, status, effective_on });
  }
}
