import { useMutation } from '@tanstack/react-query';
import { refundsContract } from '../../domain/office/refunds.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/call.ts';
import { useRefreshOffice } from './useRefreshOffice.ts';

type Calls = typeof refundsContract;

export function useRefund() {
  return useDeed(({ id, ...input }: Omit<Sent<Calls['refund']>, 'id'> & { id: number }) =>
    call(refundsContract.refund, { ...input, id: String(id) }),
  );
}

export function useUndoRefund() {
  return useDeed((id: number) => call(refundsContract.undoRefund, { id: String(id) }));
}

export function useConfirmRefund() {
  return useDeed(({ id, refund_id }: { id: number; refund_id: number }) =>
    call(refundsContract.confirmRefund, { id: String(id), refund_id }),
  );
}

/** Done or refused: everything that the office sees is asked anew. */
function useDeed<Input, Done>(send: (input: Input) => Promise<Done>) {
  return useMutation({ mutationFn: send, onSettled: useRefreshOffice() });
}
