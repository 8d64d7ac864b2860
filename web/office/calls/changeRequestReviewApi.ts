import { queryOptions } from '@tanstack/react-query';
import { changeRequestReviewContract } from '../../../domain/members/changeRequestReview.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { ACCESS_RECORDED } from '../../platform/calls/queries.ts';
import { useDecision } from './useDecision.ts';
import { OFFICE } from './useRefreshOffice.ts';

/** Open change requests, the longest waiting first, without the values (D25). */
export const openChangeRequestsQuery = queryOptions({
  queryKey: [OFFICE, 'change-requests'],
  queryFn: () => call(changeRequestReviewContract.listOpenChangeRequests, {}),
});

/** The open change requests of one household. */
export function openChangeRequestsOf(household_id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'change-requests', household_id],
    queryFn: () => call(changeRequestReviewContract.listOpenChangeRequests, { household_id: String(household_id) }),
  });
}

/** One change request with both values. Every fetch writes an access record. */
export function changeRequestQuery(id: number) {
  return queryOptions({
    queryKey: [ACCESS_RECORDED, 'change-request', id],
    queryFn: () => call(changeRequestReviewContract.getChangeRequest, { id: String(id) }),
    // returning to the window must not write another access record
    refetchOnWindowFocus: false,
  });
}

/** Grants a change request, together with other requests about the same person. */
export function useGrantChangeRequest() {
  return useDecision(({ id, together_with }: { id: number; together_with: number[] }, shown) =>
    call(changeRequestReviewContract.grantChangeRequest, { id: String(id), together_with, ...shown }),
  );
}

export function useRefuseChangeRequest() {
  return useDecision(({ id, reason }: { id: number; reason: string }, shown) =>
    call(changeRequestReviewContract.refuseChangeRequest, { id: String(id), reason, ...shown }),
  );
}
