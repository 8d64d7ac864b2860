import { useMutation } from '@tanstack/react-query';
import type { Call, Sent } from '../../../domain/shared/contract.ts';
import { CallRefused, call } from '../../platform/calls/call.ts';
import { useShown } from './seen.ts';
import { useRefreshOffice } from './useRefreshOffice.ts';

const STATE = 409;

/**
 * Sends a decision, with what the household's screen knew, and then reloads all queries of the office, whether it succeeded
 * or not. If a colleague was faster (409), they are reloaded before the message appears. `goes on`: the screen shows something else
 * next, and does not wait for that.
 */
export function useDecision<C extends Call>(decided: C, then: 'waits' | 'goes on' = 'waits') {
  const shown = useShown();
  const refresh = useRefreshOffice();
  return useMutation({
    mutationFn: async (input: Sent<C>) => {
      try {
        return await call(decided, { ...(decided.decidesAbout ? shown : {}), ...input });
      } catch (error) {
        if (isOvertaken(error)) await refresh();
        throw error;
      }
    },
    onSettled: (_done, error) => {
      if (isOvertaken(error)) return undefined;
      const refreshed = refresh();
      return then === 'waits' ? refreshed : undefined;
    },
  });
}

function isOvertaken(error: unknown): boolean {
  return error instanceof CallRefused && error.status === STATE;
}
