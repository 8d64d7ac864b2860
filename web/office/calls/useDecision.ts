import { useMutation } from '@tanstack/react-query';
import type { Seen } from '../../../domain/audit/lastDecision.ts';
import type { Call, Sent } from '../../../domain/shared/contract.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { useShown } from './seen.ts';
import { useRefreshOffice } from './useRefreshOffice.ts';

/** The input of a call that decides about one thing: its id, and the fields of the call's body. */
export type Decision<C extends Call> = Omit<Sent<C>, 'id' | 'seen'> & { id: number };

const STATE = 409;

/**
 * Sends a decision and then reloads all queries of the office, whether it succeeded or not. If a colleague was faster
 * (409), they are reloaded before the message appears. `send` receives what the screen knew.
 */
export function useDecision<Input, Done>(send: (input: Input, shown: { seen?: Seen }) => Promise<Done>) {
  const shown = useShown();
  const refresh = useRefreshOffice();
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await send(input, shown);
      } catch (error) {
        if (isOvertaken(error)) await refresh();
        throw error;
      }
    },
    onSettled: (_done, error) => (isOvertaken(error) ? undefined : refresh()),
  });
}

function isOvertaken(error: unknown): boolean {
  return error instanceof CallRefused && error.status === STATE;
}
