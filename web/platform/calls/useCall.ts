import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Call, Sent } from '../../../domain/shared/contract.ts';
import { call } from './call.ts';
import { useOnBehalf } from './onBehalf.ts';
import { ACCESS_RECORDED } from './queries.ts';
import { saveFile } from './saveFile.ts';

/** First part of the key of all the office's queries, except those that write access records. */
export const OFFICE = 'office';

/**
 * The query of a call that reads. `version` is for answers that change with something that is no input, such as the
 * revision of a case.
 */
export function queryOf<C extends Call>(asked: C, input?: Sent<C>, version?: unknown) {
  return queryOptions({
    queryKey: [...keyOf(asked), textsOf(input ?? {}), version ?? null],
    queryFn: () => call(asked, input),
    // returning to the window must not write another access record
    ...(areaOf(asked) === ACCESS_RECORDED ? { refetchOnWindowFocus: false } : {}),
  });
}

/** The answer of a call that reads; the screen waits for it. */
export function useCall<C extends Call>(asked: C, input?: Sent<C>, version?: unknown) {
  return useSuspenseQuery(queryOf(asked, input, version)).data;
}

/**
 * Sends a call that changes something, and then fetches again what it has `changed`; after a failure too, because what is
 * shown is then probably wrong.
 */
export function useSend<C extends Call>(sent: C, changed: readonly Call[] = []) {
  const queries = useQueryClient();
  const onBehalf = useOnBehalf();
  const refresh = () => Promise.all(changed.map((each) => queries.invalidateQueries({ queryKey: keyOf(each) })));
  return useMutation({
    mutationFn: async (input: Sent<C>) => call(sent, { ...input, ...(await onBehalf()) }),
    onSuccess: () => refresh(),
    onError: () => void refresh(),
  });
}

/** Sends a call of which the answer is also what `shown` answers from now on. */
export function useSendAndShow<C extends Call>(sent: C, shown: Call) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<C>) => call(sent, input),
    onSuccess: (answer) => queries.setQueryData<unknown>(queryOf(shown).queryKey, answer),
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(shown) }),
  });
}

/** Saves the file that a call answers with. */
export function useSaveFile<C extends Call>(asked: C) {
  return useMutation({ mutationFn: (input: Sent<C>) => saveFile(asked, input) });
}

/** The beginning of the keys of all queries of a call. */
export function keyOf(asked: Call): [area: string, path: string] {
  return [areaOf(asked), asked.path];
}

function areaOf({ access, records }: Call): string {
  if (access !== 'office') return 'portal';
  return records === 'nothing' ? OFFICE : ACCESS_RECORDED;
}

/** The input as it stands in the address, so that a number and its digits are the same query. */
function textsOf(input: Record<string, unknown>): Record<string, string> {
  const stated = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated.map(([name, value]) => [name, String(value)]));
}
