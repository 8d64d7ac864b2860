import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { decisionsContract } from '../../../domain/office/decisions.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { type Deed, useDeed } from './useDeed.ts';

export function useAgree() {
  return useDeed((id: number, shown) => call(approvalsContract.agree, { id: String(id), ...shown }));
}

export function useDecline() {
  return useDeed(({ id, reason }: { id: number; reason: string }, shown) =>
    call(approvalsContract.decline, { id: String(id), reason, ...shown }),
  );
}

export function useSetEmail() {
  return useDeed(({ id, ...input }: Deed<typeof decisionsContract.setEmail>, shown) =>
    call(decisionsContract.setEmail, { ...input, ...shown, id: String(id) }),
  );
}
