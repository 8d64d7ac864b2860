import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeathCosts, deathCostsContract } from '../../../domain/deaths/deathCosts.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

export type EnteredCost = Omit<Sent<typeof deathCostsContract.enterDeathCost>, 'id' | 'revision'>;

/** Costs of a case with limits and sums. */
export function deathCostsQuery(id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-costs', id],
    queryFn: () => call(deathCostsContract.listDeathCosts, { id: String(id) }),
  });
}

/** Each change names the revision that the list had, and leaves the list of the answer. */
export function useCostChanges(caseId: number, { revision }: Pick<DeathCosts, 'revision'>) {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const change = useMutation({
    mutationFn: (send: () => Promise<DeathCosts>) => send(),
    onSuccess: (costs) => {
      queries.setQueryData(deathCostsQuery(caseId).queryKey, costs);
    },
    onSettled: refresh,
  });
  return {
    enter: (cost: EnteredCost) =>
      change.mutateAsync(() => call(deathCostsContract.enterDeathCost, { ...cost, id: String(caseId), revision })),
    pay: (id: number, paid_on: string | null) =>
      change.mutateAsync(() => call(deathCostsContract.payDeathCost, { id: String(id), revision, paid_on })),
    cancel: (id: number) =>
      change.mutateAsync(() => call(deathCostsContract.cancelDeathCost, { id: String(id), revision })),
  };
}
