import { refuse } from '../../domain/application/application.refusals.ts';
import { memberSteps } from '../../domain/members/memberStatus.ts';
import { mayStep } from '../../domain/shared/steps.ts';
import { clearSentBack, moveHousehold } from '../households/householdStatus.actions.ts';
import { hasFeesBilled } from '../invoicing/billing.reads.ts';
import { type LockedHousehold, lockOwnHousehold } from '../members/household.reads.ts';
import { lockMembersWithStatus } from '../members/members.reads.ts';
import { moveMember } from '../members/statusHistory.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { applicationSubmitted } from './application.news.ts';
import { readGaps } from './gaps.reads.ts';
import { findSentBackReason } from './submission.reads.ts';

/**
 * Submits a household's application if it has no gaps any more: household, main member and new family members are then waiting
 * (D20). The household is locked, so repetitions and parallel calls are harmless. Returns whether it was submitted now.
 */
export async function submitIfComplete(change: Change, household: LockedHousehold): Promise<boolean> {
  const { id: householdId } = household;
  if (!mayStep(memberSteps, 'submit', household.status)) return false;
  if ((await readGaps(change, householdId)).length > 0) return false;

  const { to: status } = memberSteps.submit;
  for (const member of await lockMembersWithStatus(change.tx, householdId, 'new')) {
    // a parent without a confirmed contribution is not covered, and joins later (decision 86)
    if (member.membership_basis === 'nb' && !(await hasFeesBilled(change.tx, member))) continue;
    await moveMember(change, member, { status });
  }
  const historyId = await moveHousehold(change, household, { status, submitted_on: change.today });
  change.announce(applicationSubmitted, { household_id: householdId, history_id: historyId });
  return true;
}

/**
 * Submits an application that the office had sent back (D23). Refuses with `application_incomplete` while there is a gap; does
 * nothing if it was not sent back.
 */
export async function resubmit(change: Change<MemberActor>, householdId: number): Promise<void> {
  if (householdId !== change.actor.household_id) return refuse('HouseholdNotFound');
  const household = await lockOwnHousehold(change);
  const gaps = await readGaps(change, household.id);
  if (household.status === 'new' && gaps.some(({ gap }) => gap !== 'sent_back'))
    return refuse('application_incomplete');
  if (await findSentBackReason(change.tx, household.id)) await clearSentBack(change, household.id);
  await submitIfComplete(change, household);
}
