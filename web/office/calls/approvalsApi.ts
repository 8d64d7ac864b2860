import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDeed } from './useDeed.ts';

export function useAgree() {
  return useDeed((id: number, shown) => call(approvalsContract.agree, { id: String(id), ...shown }));
}

export function useDecline() {
  return useDeed(({ id, reason }: { id: number; reason: string }, shown) =>
    call(approvalsContract.decline, { id: String(id), reason, ...shown }),
  );
}
