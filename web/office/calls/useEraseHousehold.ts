import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE } from '../../platform/calls/useCall.ts';
import { useShown } from './seen.ts';
import { useRefreshOffice } from './useRefreshOffice.ts';

/** Erases the whole household: whatever is about it leaves the cache, and only the lists are fetched again. */
export function useEraseHousehold() {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const shown = useShown();
  return useMutation({
    mutationFn: (id: number) => call(decisionsContract.eraseHousehold, { id, ...shown }),
    onSuccess: (_nothing, id) => {
      queries.removeQueries({ queryKey: [OFFICE], predicate: ({ queryKey }) => isAbout(queryKey, String(id)) });
      return queries.invalidateQueries({ queryKey: [OFFICE] });
    },
    onError: refresh,
  });
}

function isAbout([, , input]: readonly unknown[], id: string): boolean {
  return Object.values(input ?? {}).includes(id);
}
