import { refuse } from '../../../domain/application/application.refusals.ts';
import type { comparisonContract } from '../../../domain/membership/comparison.contract.ts';
import { refuse as refuseJoining } from '../../../domain/membership/joiningApplications.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { submitIfComplete } from '../../application/submission.actions.ts';
import { findAskedJoining } from '../../approvals/approvals.reads.ts';
import { record } from '../../audit/audit.actions.ts';
import { noteCompared } from '../../households/comparison.actions.ts';
import { type LockedHousehold, lockHousehold } from '../../members/household.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { tell } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { admitNewcomers } from '../joining/waiting.actions.ts';
import { findComparison } from './comparison.reads.ts';
import { comparedMessage } from './comparison.wording.ts';

/**
 * Lets an application go on, because nobody of it is in the former list (decision 107). It counts for the people as they are now. Refuses
 * with `HouseholdNotFound`, with `nothing_to_compare` if it does not wait for that, and with `comparison_needs_reason` if somebody looks
 * the same and no reason says why they are another person, and with `joining_waits`.
 */
export async function letGoOn(
  change: StaffChange,
  { id, reason }: Input<(typeof comparisonContract)['letGoOn']>,
): Promise<void> {
  const household = (await lockHousehold(change.tx, id)) ?? refuse('HouseholdNotFound');
  const comparison = (await findComparison(change.tx, id)) ?? refuse('nothing_to_compare');
  if (comparison.matches.length > 0 && !reason) return refuse('comparison_needs_reason');
  if ((await findAskedJoining(change.tx, id)) !== undefined) return refuseJoining('joining_waits');
  await goOn(change, household, reason);
}

/**
 * Lets an application go on that the office has not compared in time (`listHeldTooLong`), whoever it resembles: the same for everybody.
 * Returns whether it went on.
 */
export async function goOnUncompared(change: Change, id: number): Promise<boolean> {
  const household = await lockHousehold(change.tx, id);
  const isWaiting = household && (await findComparison(change.tx, id)) && !(await findAskedJoining(change.tx, id));
  if (!isWaiting) return false;
  await goOn(change, household);
  return true;
}

async function goOn(change: Change, household: LockedHousehold, reason?: string | null): Promise<void> {
  const { id } = household;
  await noteCompared(change, id);
  await record(change, {
    action: 'application.compared',
    household_id: id,
    subject_id: null,
    ...(reason ? { reason } : {}),
  });
  await admitNewcomers(change, household);
  // who is told that it was sent need not be told that it goes on
  if (await submitIfComplete(change, household)) return;
  const to = await getRecipient(change.db, id);
  const effectKey = `application.compared/${id}/${change.now.toISOString()}` as const;
  await tell(change, { effectKey, to, message: comparedMessage() });
}
