import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { emailsContract } from '../../../domain/secondPerson/emails.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { type Decision, useDecision } from './useDecision.ts';

export function useAgree() {
  return useDecision((id: number, shown) => call(approvalsContract.agree, { id: String(id), ...shown }));
}

export function useDecline() {
  return useDecision(({ id, reason }: { id: number; reason: string }, shown) =>
    call(approvalsContract.decline, { id: String(id), reason, ...shown }),
  );
}

export function useSetEmail() {
  return useDecision(({ id, ...input }: Decision<typeof emailsContract.setEmail>, shown) =>
    call(emailsContract.setEmail, { ...input, ...shown, id: String(id) }),
  );
}
