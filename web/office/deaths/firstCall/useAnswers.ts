import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import { deathCasesContract } from '../../../../domain/deaths/deathCases.contract.ts';
import type { Sent } from '../../../../domain/shared/contract.ts';
import { call } from '../../../platform/calls/call.ts';
import { newIdempotencyKey } from '../../../platform/calls/idempotencyKey.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { useSearchParams } from '../../../ui/router/Router.tsx';
import { useKeepDeathCase } from '../../calls/caseChanges.ts';

type DeathAnswers = Omit<Sent<typeof deathCasesContract.saveDeathAnswers>, 'id' | 'revision'>;
export type SaveAnswers = (answers: DeathAnswers) => Promise<unknown>;

/**
 * Saves answers one after the other, each with the revision after the former one. The first answer of a new call opens the case,
 * once however often it is sent, and puts its id into the URL.
 */
export function useAnswers(found: DeathCase | undefined): SaveAnswers {
  const [, setParameters] = useSearchParams();
  const keep = useKeepDeathCase();
  const queries = useQueryClient();
  const known = useRef(found);
  if (found && found.revision >= (known.current?.revision ?? 0)) known.current = found;
  const key = useRef(newIdempotencyKey());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function send(answers: DeathAnswers): Promise<void> {
    const before = known.current;
    if (!before) {
      const opened = await call(deathCasesContract.openDeathCase, { ...answers, idempotency_key: key.current });
      known.current = opened;
      keep(opened);
      setParameters({ case: String(opened.id) });
      return;
    }
    const { id, revision } = before;
    try {
      const saved = await call(deathCasesContract.saveDeathAnswers, { ...answers, id, revision });
      known.current = saved;
      keep(saved);
    } catch (error) {
      // somebody else may have changed the case: the next attempt uses the newest revision
      const { getDeathCase } = deathCasesContract;
      known.current = await queries.fetchQuery({ ...queryOf(getDeathCase, { id }), staleTime: 0 }).catch(() => before);
      throw error;
    }
  }

  return (answers) => {
    const turn = queue.current.then(() => send(answers));
    queue.current = turn.catch(() => undefined);
    return turn;
  };
}
