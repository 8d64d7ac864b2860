import type {
  changeRequestReviewContract,
  ReviewedChangeRequest,
} from '../../domain/members/changeRequestReview.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { readLastDeed } from '../audit/lastDeed.reads.ts';
import * as review from '../members/changeRequestReview.actions.ts';
import type { StaffChange } from '../platform/staff.ts';
import { readChangeRequest } from './changeRequests.reads.ts';

type Calls = typeof changeRequestReviewContract;

/** One request with its values; who looked is written down (trust promise 13). */
export async function openChangeRequest(change: StaffChange, { id }: { id: number }): Promise<ReviewedChangeRequest> {
  const request = await readChangeRequest(change, id);
  await record(change, { action: 'change_request.seen', household_id: request.household_id, subject_id: id });
  return request;
}

/** Corrects what was asked, in one go with others of the same person (D25). */
export async function grantChangeRequest(
  change: StaffChange,
  { id, together_with }: Input<Calls['grantChangeRequest']>,
): Promise<ReviewedChangeRequest> {
  const others = [...new Set(together_with)].filter((other) => other !== id);
  await review.grantChangeRequests(change, [id, ...others]);
  const request = await readChangeRequest(change, id);
  const { household_id } = request;
  const granted = [id, ...others].map(
    (each) => ({ action: 'change_request.granted', household_id, subject_id: each }) as const,
  );
  await record(change, ...granted);
  return { ...request, last_deed: await readLastDeed(change.db, household_id) };
}

/** Leaves everything as it is, for a reason that the member is told. */
export async function refuseChangeRequest(
  change: StaffChange,
  { id, reason }: Input<Calls['refuseChangeRequest']>,
): Promise<ReviewedChangeRequest> {
  await review.refuseChangeRequest(change, { id, reason });
  const request = await readChangeRequest(change, id);
  const { household_id } = request;
  await record(change, { action: 'change_request.refused', household_id, subject_id: id });
  return { ...request, last_deed: await readLastDeed(change.db, household_id) };
}
