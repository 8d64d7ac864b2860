import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { call } from '../platform/calls/call.ts';
import { endSession, type SessionEndReason } from '../platform/session/session.ts';
import { keepOnlyOf, removePersonalData } from './me.ts';
import { flushDrafts } from './openDraftKeepers.ts';

export function useLogOut() {
  const sessionIsOver = useClearSession();
  return useMutation({
    mutationFn: async () => {
      await flushDrafts();
      await call(accountsContract.logOut);
    },
    onSuccess: () => sessionIsOver(),
  });
}

/** Ends the session on this device after the server has ended it; only the reason is kept. */
export function useClearSession(): (endReason?: SessionEndReason) => void {
  const queries = useQueryClient();
  return (endReason) => {
    endSession(endReason);
    removePersonalData(queries);
    keepOnlyOf(undefined);
  };
}
