import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deathContactsContract } from '../../domain/burial/deathContacts.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

type Calls = typeof deathContactsContract;

/** Whom the household wants called at a death, the contact in Austria first. */
export const deathContactsQuery = queryOptions({
  queryKey: ['burial', 'death-contacts'],
  queryFn: () => call(deathContactsContract.listDeathContacts),
});

export function useCreateDeathContact() {
  return useMutation({
    mutationFn: (input: Sent<Calls['createDeathContact']>) => call(deathContactsContract.createDeathContact, input),
    ...useRefreshContacts(),
  });
}

export function useChangeDeathContact() {
  return useMutation({
    mutationFn: (input: Sent<Calls['changeDeathContact']>) => call(deathContactsContract.changeDeathContact, input),
    ...useRefreshContacts(),
  });
}

export function useDeleteDeathContact() {
  return useMutation({
    mutationFn: (id: number) => call(deathContactsContract.deleteDeathContact, { id: String(id) }),
    ...useRefreshContacts(),
  });
}

/** Waits for the list. It is fetched after a failure too, because what is shown is then probably wrong. */
function useRefreshContacts() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: deathContactsQuery.queryKey });
  return { onSuccess: refresh, onError: () => void refresh() };
}
