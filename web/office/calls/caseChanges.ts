import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeathCase, deathCasesContract } from '../../../domain/deaths/deathCases.contract.ts';
import { deathLifeContract } from '../../../domain/deaths/life/deathLife.contract.ts';
import type { Answer, Call, Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE, queryOf } from '../../platform/calls/useCall.ts';
import { useRefreshOffice } from './useRefreshOffice.ts';

/** The previews of a step that has just been taken: asking for them again would be refused. */
const previews: unknown[] = [deathLifeContract.previewDeathEffects.path, deathLifeContract.previewDeathTakeBack.path];

/** The shown case or list of a case: the case's id, and the revision that a change names. */
type Shown = { id: number; revision: number };

type Unrevised<Input> = Input extends unknown ? Omit<Input, 'id' | 'revision'> & { id?: number } : never;

/** Sends a change of a case, with the revision that the screen had. `id` is needed for what is a part of the case. */
export type ChangeCase<A> = <C extends Call>(
  change: C & (Answer<C> extends A ? unknown : never),
  input: Unrevised<Sent<C>>,
) => Promise<Answer<C>>;

type After<A> = Pick<UseMutationOptions<A, Error, () => Promise<A>>, 'scope' | 'onSuccess' | 'onError' | 'onSettled'>;

/** Sends changes one at a time; `revisionNow` is asked when the change is sent. */
export function useSendChange<A>({ id, revisionNow }: { id: number; revisionNow: () => number }, after: After<A>) {
  // an answer may hold a secret that is shown once
  const { mutateAsync: send } = useMutation({ mutationFn: (work: () => Promise<A>) => work(), gcTime: 0, ...after });
  const change = ((changed: Call, input: object) =>
    send(() => call(changed, { id, ...input, revision: revisionNow() }) as Promise<A>)) as ChangeCase<A>;
  return { change, send };
}

/** Changes of a case, of which each answer is the case. */
export function useCaseChanges({ id, revision }: Shown): ChangeCase<DeathCase> {
  const onSuccess = useKeepDeathCase();
  const onError = useRefreshOffice();
  return useSendChange({ id, revisionNow: () => revision }, { onSuccess, onError }).change;
}

/** Changes of a list of a case, of which each answer is the list. `kept` is what the screen keeps of the answer. */
export function useListChanges<L extends Call>(
  list: L,
  { id, revision }: Shown,
  { kept = (answer) => answer, isOfRevision = false }: ListOptions<Answer<L>> = {},
) {
  const queries = useQueryClient();
  const onSettled = useRefreshOffice();
  return useSendChange<Answer<L> & { revision: number }>(
    { id, revisionNow: () => revision },
    {
      onSuccess: (answer) => {
        const { queryKey } = queryOf<Call>(list, { id }, isOfRevision ? answer.revision : undefined);
        queries.setQueryData<unknown>(queryKey, kept(answer));
      },
      onSettled,
    },
  );
}

type ListOptions<A> = {
  kept?: (answer: A) => A;
  /** Whether the list is asked for anew with each revision. */
  isOfRevision?: boolean;
};

/** Keeps the answered case for all that show it, and reloads the lists. */
export function useKeepDeathCase(): (found: DeathCase) => void {
  const queries = useQueryClient();
  return (found) => {
    queries.setQueryData(queryOf(deathCasesContract.getDeathCase, { id: found.id }).queryKey, found);
    void queries.invalidateQueries({
      queryKey: [OFFICE],
      predicate: ({ queryKey }) => !previews.includes(queryKey[1]),
    });
  };
}
