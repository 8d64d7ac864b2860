import { refuse } from '../../domain/application/application.refusals.ts';
import { countsFrom } from '../../domain/application/arrival.ts';
import { memberSteps } from '../../domain/members/memberStatus.ts';
import type { Day } from '../../domain/shared/day.ts';
import { mayStep } from '../../domain/shared/steps.ts';
import { askToCompare } from '../households/comparison.actions.ts';
import { isHeld } from '../households/comparison.reads.ts';
import { clearSentBack, moveHousehold } from '../households/householdStatus.actions.ts';
import { assertSigned, notePaperSubmitted, stopCounting } from '../households/paperApplications.actions.ts';
import { findPaper } from '../households/paperApplications.reads.ts';
import { hasFeesBilled } from '../invoicing/billing.reads.ts';
import { type LockedHousehold, lockOwnHousehold } from '../members/household.reads.ts';
import { lockMembersWithStatus } from '../members/members.reads.ts';
import { moveMember } from '../members/statusHistory.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { askForSecond } from '../secondPerson/secondPerson.actions.ts';
import { applicationSubmitted } from './application.news.ts';
import { readGaps } from './gaps.reads.ts';
import { findSentBackReason, hasDeath } from './submission.reads.ts';

/**
 * Submits a household's application if it has no gaps any more: household, main member and new family members are then waiting
 * (D20); the office compares it with the former list first (decision 107). The household is locked, so repetitions and parallel calls are harmless. Returns whether it was submitted now.
 */
export async function submitIfComplete(change: Change, household: LockedHousehold): Promise<boolean> {
  const { id: householdId } = household;
  if (!mayStep(memberSteps, 'submit', household.status)) return false;
  if ((await readGaps(change, householdId)).length > 0) return false;
  if (await isHeld(change.tx, householdId)) {
    await askToCompare(change, householdId);
    return false;
  }

  const { to: status } = memberSteps.submit;
  for (const member of await lockMembersWithStatus(change.tx, householdId, 'new')) {
    // a parent without a confirmed contribution is not covered, and joins later (decision 86)
    if (member.membership_basis === 'nb' && !(await hasFeesBilled(change.tx, member))) continue;
    await moveMember(change, member, { status });
  }
  const submitted_on = await startOf(change, householdId);
  const historyId = await moveHousehold(change, household, { status, submitted_on });
  change.announce(applicationSubmitted, { household_id: householdId, history_id: historyId });
  return true;
}

/**
 * The day from which an application counts that is submitted now: today, or that on which its paper arrived (decision 97). If somebody
 * of the household has died since, a second person has to agree to that day first.
 */
async function startOf(change: Change, householdId: number): Promise<Day> {
  const paper = await findPaper(change.tx, householdId);
  if (!paper || paper.submitted_at !== null) return change.today;
  await notePaperSubmitted(change, householdId);
  if (!paper.counts || !(await hasDeath(change.tx, householdId))) return countsFrom(paper, change.today);
  await stopCounting(change, householdId);
  const { arrived_on, entered_by } = paper;
  const wish = { kind: 'arrival', household_id: householdId, wanted: { arrived_on }, reason: null } as const;
  await askForSecond(change, { ...wish, asked_by: entered_by });
  return change.today;
}

/**
 * Submits an application that the office had sent back (D23). Refuses with `application_incomplete` while there is a gap; does
 * nothing if it was not sent back.
 */
export async function resubmit(change: Change<MemberActor>, householdId: number): Promise<void> {
  if (householdId !== change.actor.household_id) return refuse('HouseholdNotFound');
  const household = await lockOwnHousehold(change);
  await assertSigned(change, household);
  const gaps = await readGaps(change, household.id);
  if (household.status === 'new' && gaps.some(({ gap }) => gap !== 'sent_back'))
    return refuse('application_incomplete');
  if (await findSentBackReason(change.tx, household.id)) await clearSentBack(change, household.id);
  await submitIfComplete(change, household);
}
