import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const approvalRefusals = {
  approval_not_found: { kind: 'missing', params: [] },
  approval_already_decided: { kind: 'state', params: [] },
  /** Who asked for a deed cannot agree to it. */
  second_person_must_agree: { kind: 'forbidden', params: [] },
  /** The address of the log-in was changed by one person of the office alone. */
  documents_wait_for_second_person: { kind: 'forbidden', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(approvalRefusals);
