import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const auditRefusals = {
  /** Somebody of the office has decided about the household since it was on the sender's screen (decision 23). */
  decided_meanwhile_by: { kind: 'state', params: ['who'] },
  /** The same, where nobody's name was left with it. */
  decided_meanwhile: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(auditRefusals);
