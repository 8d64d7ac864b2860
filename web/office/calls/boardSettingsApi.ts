import { queryOptions, useMutation } from '@tanstack/react-query';
import { boardSettingsContract } from '../../../domain/boardSettings/boardSettings.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

/** The rules of the board: in force, to come, and earlier ones. */
export const boardSettingsQuery = queryOptions({
  queryKey: [OFFICE, 'boardSettings'],
  queryFn: () => call(boardSettingsContract.getBoardSettings),
});

/** Introduces a set. Afterwards, also after a refusal, the sets are fetched again: a colleague may have changed them. */
export function useIntroduceBoardSettings() {
  const refresh = useRefreshOffice();
  return useMutation({
    mutationFn: (input: Sent<(typeof boardSettingsContract)['introduceBoardSettings']>) =>
      call(boardSettingsContract.introduceBoardSettings, input),
    onSettled: refresh,
  });
}

/** Withdraws a set that has not begun. */
export function useWithdrawBoardSettings() {
  const refresh = useRefreshOffice();
  return useMutation({
    mutationFn: (id: number) => call(boardSettingsContract.withdrawBoardSettings, { id: String(id) }),
    onSettled: refresh,
  });
}
