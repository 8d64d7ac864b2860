import { useMutation } from '@tanstack/react-query';
import type { Seen } from '../../../domain/audit/lastDeed.ts';
import type { Call, Sent } from '../../../domain/shared/contract.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { useShown } from './seen.ts';
import { useRefreshOffice } from './useRefreshOffice.ts';

/** The input of a call that decides about one thing: its id, and what the call's body holds. */
export type Deed<C extends Call> = Omit<Sent<C>, 'id' | 'seen'> & { id: number };

const STATE = 409;

/**
 * Done or refused: everything that the office sees is asked anew, before the words that say so where something is no longer
 * as it was shown. `send` is handed what the screen knew.
 */
export function useDeed<Input, Done>(send: (input: Input, shown: { seen?: Seen }) => Promise<Done>) {
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
