import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeRequestsContract } from '../../domain/members/changeRequests.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

type Calls = typeof changeRequestsContract;

/** The household's change requests, the latest first. */
export const changeRequestsQuery = queryOptions({
  queryKey: ['members', 'change-requests'],
  queryFn: () => call(changeRequestsContract.listChangeRequests),
});

export function useAskForChange() {
  return useMutation({
    mutationFn: (input: Sent<Calls['askForChange']>) => call(changeRequestsContract.askForChange, input),
    ...useRefreshRequests(),
  });
}

export function useWithdrawChangeRequest() {
  return useMutation({
    mutationFn: (id: number) => call(changeRequestsContract.withdrawChangeRequest, { id: String(id) }),
    ...useRefreshRequests(),
  });
}

/** Waits for the list. It is fetched after a failure too, because what is shown is then probably wrong. */
function useRefreshRequests() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: changeRequestsQuery.queryKey });
  return { onSuccess: refresh, onError: () => void refresh() };
}
