import { queryOptions } from '@tanstack/react-query';
import { changeRequestReviewContract } from '../../../domain/members/changeRequestReview.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { LOOKS } from '../../platform/calls/queries.ts';
import { useDeed } from './useDeed.ts';
import { OFFICE } from './useRefreshOffice.ts';

/** What members want corrected in locked data, the longest waiting first; without the values (D25). */
export const openChangeRequestsQuery = queryOptions({
  queryKey: [OFFICE, 'change-requests'],
  queryFn: () => call(changeRequestReviewContract.listOpenChangeRequests, {}),
});

/** Those of one household. */
export function openChangeRequestsOf(household_id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'change-requests', household_id],
    queryFn: () => call(changeRequestReviewContract.listOpenChangeRequests, { household_id: String(household_id) }),
  });
}

/** One request with both values. Each time it is asked for it is written down who looked. */
export function changeRequestQuery(id: number) {
  return queryOptions({
    queryKey: [LOOKS, 'change-request', id],
    queryFn: () => call(changeRequestReviewContract.getChangeRequest, { id: String(id) }),
    // coming back to the window is no new look at somebody's data
    refetchOnWindowFocus: false,
  });
}

/** Corrects the value, and those of other requests about the same person in the same step. */
export function useGrantChangeRequest() {
  return useDeed(({ id, together_with }: { id: number; together_with: number[] }, shown) =>
    call(changeRequestReviewContract.grantChangeRequest, { id: String(id), together_with, ...shown }),
  );
}

export function useRefuseChangeRequest() {
  return useDeed(({ id, reason }: { id: number; reason: string }, shown) =>
    call(changeRequestReviewContract.refuseChangeRequest, { id: String(id), reason, ...shown }),
  );
}
