import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { deathCasesContract } from '../../../domain/deaths/deathCases.contract.ts';
import { deathPersonsContract } from '../../../domain/deaths/deathPersons.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { newIdempotencyKey } from '../../platform/calls/idempotencyKey.ts';
import { ACCESS_RECORDED } from '../../platform/calls/queries.ts';
import { useNavigate } from '../../ui/router/Router.tsx';
import { callPath } from '../frame/officePaths.ts';
import { OFFICE } from './useRefreshOffice.ts';

export type DeathAnswers = Omit<Sent<typeof deathCasesContract.saveDeathAnswers>, 'id' | 'revision'>;

/** Open cases, unopened reports first, or those that have ended. */
export function deathCasesQuery(which: 'open' | 'ended') {
  return queryOptions({
    queryKey: [OFFICE, 'deaths', which],
    queryFn: () => call(deathCasesContract.listDeathCases, { which }),
  });
}

/** One case. Every fetch writes an access record. */
export function deathCaseQuery(id: number) {
  return queryOptions({
    queryKey: [ACCESS_RECORDED, 'death', id],
    queryFn: () => call(deathCasesContract.getDeathCase, { id: String(id) }),
    // returning to the window must not write another access record
    refetchOnWindowFocus: false,
  });
}

export function foundDeceasedQuery(search: string) {
  return queryOptions({
    queryKey: [OFFICE, 'death-persons', search],
    queryFn: () => call(deathPersonsContract.findDeceased, { search }),
    enabled: search !== '',
  });
}

/** Keeps the answered case for all that show it, and reloads the lists. */
export function useKeepDeathCase(): (found: DeathCase) => void {
  const queries = useQueryClient();
  return (found) => {
    queries.setQueryData(deathCaseQuery(found.id).queryKey, found);
    void queries.invalidateQueries({ queryKey: [OFFICE], predicate: ({ queryKey }) => !isPreview(queryKey[1]) });
  };
}

/** The preview of a step that has just been taken: asking for it again would be refused. */
function isPreview(name: unknown): boolean {
  return name === 'death-effects' || name === 'death-take-back';
}

/** Fetches a case anew, after somebody else has changed it. */
export function useRefetchDeathCase(): (id: number) => Promise<DeathCase> {
  const queries = useQueryClient();
  return (id) => queries.fetchQuery({ ...deathCaseQuery(id), staleTime: 0 });
}

export function useWriteDeathNote(id: number) {
  const keep = useKeepDeathCase();
  return useMutation({
    mutationFn: (words: string) => call(deathCasesContract.writeDeathNote, { id: String(id), words }),
    onSuccess: keep,
  });
}

/** Opens the case of a member who has died, and goes to the questions of the call. */
export function useRecordDeath(): (memberId: number) => Promise<void> {
  const keep = useKeepDeathCase();
  const navigate = useNavigate();
  const key = useRef(newIdempotencyKey());
  const open = useMutation({
    mutationFn: (member_id: number) =>
      call(deathCasesContract.openDeathCase, { member_id, idempotency_key: key.current }),
  });
  return async (memberId) => {
    const opened = await open.mutateAsync(memberId);
    keep(opened);
    navigate(callPath(opened.id));
  };
}
