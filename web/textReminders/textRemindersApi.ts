import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '../../domain/shared/contract.ts';
import { type TextReminders, textRemindersContract } from '../../domain/textReminders/textReminders.contract.ts';
import { call } from '../platform/calls/call.ts';

type Calls = typeof textRemindersContract;

/** Whether reminders by text message are on. */
export const textRemindersQuery = queryOptions({
  queryKey: ['textReminders'],
  queryFn: () => call(textRemindersContract.getTextReminders),
});

export function useSendTextCode() {
  return useMutation({
    mutationFn: (input: Sent<Calls['sendTextCode']>) => call(textRemindersContract.sendTextCode, input),
    ...useShow(),
  });
}

export function useConfirmTextCode() {
  return useMutation({
    mutationFn: (input: Sent<Calls['confirmTextCode']>) => call(textRemindersContract.confirmTextCode, input),
    ...useShow(),
  });
}

export function useEndTextReminders() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: textRemindersQuery.queryKey });
  return useMutation({
    mutationFn: (id: number) => call(textRemindersContract.endTextReminders, { id: String(id) }),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}

/** Shows the answer at once; after a failure the state is fetched, because what is shown is then probably wrong. */
function useShow() {
  const queries = useQueryClient();
  return {
    onSuccess: (state: TextReminders) => queries.setQueryData(textRemindersQuery.queryKey, state),
    onError: () => void queries.invalidateQueries({ queryKey: textRemindersQuery.queryKey }),
  };
}
