import type { Seen } from '../../../domain/audit/lastDecision.ts';
import { mailsContract } from '../../../domain/mails/mails.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDecision } from './useDecision.ts';

export function useSendMailAgain() {
  return useDecision(({ id, ...input }: { id: number; goes_to: string; seen?: Seen }) =>
    call(mailsContract.sendMailAgain, { ...input, id: String(id) }),
  );
}

export function useCloseTextMessage() {
  return useDecision((id: number) => call(mailsContract.closeTextMessage, { id: String(id) }));
}

export function useCloseMail() {
  return useDecision(({ id, ...input }: { id: number; seen?: Seen }) =>
    call(mailsContract.closeMail, { ...input, id: String(id) }),
  );
}
