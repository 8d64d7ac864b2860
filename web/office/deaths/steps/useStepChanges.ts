import { useQueryClient } from '@tanstack/react-query';
import { type DeathSteps, deathStepsContract } from '../../../../domain/deaths/deathSteps.contract.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { type ChangeCase, useSendChange } from '../../calls/caseChanges.ts';
import { useRefreshOffice } from '../../calls/useRefreshOffice.ts';

/**
 * Changes of the steps, one after the other: steps may be ticked faster than the server answers, and each change names the
 * revision that the one before it has left.
 */
export function useStepChanges(id: number): ChangeCase<DeathSteps> {
  const queries = useQueryClient();
  const onSettled = useRefreshOffice();
  const { queryKey } = queryOf(deathStepsContract.listDeathSteps, { id });
  const shown = { id, revisionNow: () => queries.getQueryData(queryKey)?.revision ?? 0 };
  return useSendChange<DeathSteps>(shown, {
    scope: { id: `death-steps-${id}` },
    onSuccess: (steps) => {
      queries.setQueryData(queryKey, steps);
    },
    onSettled,
  }).change;
}
