import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { type DeathCustody, deathCustodyContract } from '../../../domain/deaths/deathCustody.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { deathCaseQuery } from './deathsApi.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

type Calls = typeof deathCustodyContract;
export type NewHandover = Omit<Sent<Calls['handOver']>, 'id' | 'revision'>;
export type NewBelonging = Omit<Sent<Calls['addBelonging']>, 'id' | 'revision'>;
export type CustodyChanges = ReturnType<typeof useCustodyChanges>;

/** Who has the body and the belongings. It follows from the case as well, so each change of the case asks again. */
export function deathCustodyQuery({ id, revision }: Pick<DeathCase, 'id' | 'revision'>) {
  return queryOptions({
    queryKey: [OFFICE, 'death-custody', id, revision],
    queryFn: () => call(deathCustodyContract.listDeathCustody, { id: String(id) }),
  });
}

/** Each change names the revision that was shown. */
export function useCustodyChanges(caseId: number, { revision }: Pick<DeathCustody, 'revision'>) {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const change = useMutation({
    mutationFn: (send: () => Promise<DeathCustody>) => send(),
    onSuccess: async (custody) => {
      queries.setQueryData(deathCustodyQuery({ id: caseId, revision: custody.revision }).queryKey, custody);
      // a hand-over tells the case about undertaker, prosecutor and burial
      await queries.invalidateQueries({ queryKey: deathCaseQuery(caseId).queryKey });
    },
    onSettled: refresh,
  });
  const send = change.mutateAsync;
  const ofCase = { id: String(caseId), revision };
  return {
    handOver: (handover: NewHandover) => send(() => call(deathCustodyContract.handOver, { ...handover, ...ofCase })),
    add: (belonging: NewBelonging) => send(() => call(deathCustodyContract.addBelonging, { ...belonging, ...ofCase })),
    undo: (belonging_id: number | null) =>
      send(() => call(deathCustodyContract.undoHandover, { belonging_id, ...ofCase })),
  };
}
