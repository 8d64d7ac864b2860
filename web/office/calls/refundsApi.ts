import type { Seen } from '../../../domain/audit/lastDecision.ts';
import { refundsContract } from '../../../domain/payments/refunds.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDecision } from './useDecision.ts';

type Calls = typeof refundsContract;

export function useRefund() {
  return useDecision(({ id, ...input }: Omit<Sent<Calls['refund']>, 'id' | 'seen'> & { id: number }, shown) =>
    call(refundsContract.refund, { ...input, ...shown, id: String(id) }),
  );
}

export function useUndoRefund() {
  return useDecision((id: number, shown) => call(refundsContract.undoRefund, { id: String(id), ...shown }));
}

export function useConfirmRefund() {
  return useDecision(({ id, ...input }: { id: number; refund_id: number; seen: Seen }) =>
    call(refundsContract.confirmRefund, { ...input, id: String(id) }),
  );
}
