import { queryOptions, useMutation } from '@tanstack/react-query';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { deathDecisionsContract } from '../../../domain/deaths/deathDecisions.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useKeepDeathCase } from './deathsApi.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

export type ProposedDecision = Omit<Sent<typeof deathDecisionsContract.proposeDeathDecision>, 'id' | 'revision'>;

/** The cover of the deceased, frozen checks and decisions. */
export function deathDecisionsQuery(id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-decisions', id],
    queryFn: () => call(deathDecisionsContract.getDeathDecisions, { id: String(id) }),
  });
}

/** Each step names the revision that the screen had, and leaves the case of the answer. */
export function useDecisionSteps({ id: caseId, revision }: { id: number; revision: number }) {
  const keep = useKeepDeathCase();
  const refresh = useRefreshOffice();
  const step = useMutation({
    mutationFn: (send: () => Promise<DeathCase>) => send(),
    onSuccess: keep,
    onError: refresh,
  });
  const ofCase = { id: String(caseId), revision };
  return {
    check: () => step.mutateAsync(() => call(deathDecisionsContract.checkDeathCover, ofCase)),
    accept: () => step.mutateAsync(() => call(deathDecisionsContract.acceptDeath, ofCase)),
    toBoard: (reason: string) =>
      step.mutateAsync(() => call(deathDecisionsContract.sendDeathToBoard, { ...ofCase, reason })),
    propose: (decision: ProposedDecision) =>
      step.mutateAsync(() => call(deathDecisionsContract.proposeDeathDecision, { ...ofCase, ...decision })),
    sign: (id: number) =>
      step.mutateAsync(() => call(deathDecisionsContract.signDeathDecision, { id: String(id), revision })),
    withdraw: (id: number) =>
      step.mutateAsync(() => call(deathDecisionsContract.withdrawDeathDecision, { id: String(id), revision })),
  };
}
