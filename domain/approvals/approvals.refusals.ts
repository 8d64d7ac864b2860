import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const approvalRefusals = {
  approval_not_found: { kind: 'missing', params: [] },
  approval_already_decided: { kind: 'state', params: [] },
  /** The person who started an action cannot approve it. */
  second_person_must_agree: { kind: 'forbidden', params: [] },
  /** One staff member alone changed the e-mail address of the log-in. */
  documents_wait_for_second_person: { kind: 'forbidden', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(approvalRefusals);
