import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeathSteps, deathStepsContract } from '../../../domain/deaths/deathSteps.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

export type AddedStep = Omit<Sent<typeof deathStepsContract.addDeathStep>, 'id' | 'revision'>;
export type StepChange = Omit<Sent<typeof deathStepsContract.changeDeathStep>, 'id' | 'revision'>;
export type StepChanges = ReturnType<typeof useStepChanges>;

/** Steps of a case by the time at which they are due. */
export function deathStepsQuery(id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-steps', id],
    queryFn: () => call(deathStepsContract.listDeathSteps, { id: String(id) }),
  });
}

/**
 * Changes of the steps, one after the other: steps may be ticked faster than the server answers, and each change names the
 * revision that the one before it has left.
 */
export function useStepChanges(caseId: number) {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const { queryKey } = deathStepsQuery(caseId);
  const change = useMutation({
    scope: { id: `death-steps-${caseId}` },
    mutationFn: (send: (revision: number) => Promise<DeathSteps>) =>
      send(queries.getQueryData(queryKey)?.revision ?? 0),
    onSuccess: (steps) => {
      queries.setQueryData(queryKey, steps);
    },
    onSettled: refresh,
  });
  const send = change.mutateAsync;
  return {
    refresh: () => send((revision) => call(deathStepsContract.refreshDeathSteps, { id: String(caseId), revision })),
    add: (step: AddedStep) =>
      send((revision) => call(deathStepsContract.addDeathStep, { ...step, id: String(caseId), revision })),
    tick: (id: number) => send((revision) => call(deathStepsContract.doDeathStep, { id: String(id), revision })),
    reopen: (id: number) => send((revision) => call(deathStepsContract.reopenDeathStep, { id: String(id), revision })),
    drop: (id: number, reason: string) =>
      send((revision) => call(deathStepsContract.dropDeathStep, { id: String(id), revision, reason })),
    change: (id: number, fields: StepChange) =>
      send((revision) => call(deathStepsContract.changeDeathStep, { ...fields, id: String(id), revision })),
    remove: (id: number) => send((revision) => call(deathStepsContract.removeDeathStep, { id: String(id), revision })),
  };
}
