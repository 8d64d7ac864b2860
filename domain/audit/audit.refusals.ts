import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const auditRefusals = {
  /** A colleague has decided something about the household since the sender loaded the screen (decision 23). */
  decided_meanwhile_by: { kind: 'state', params: ['who'] },
  /** `decided_meanwhile_by`, if the colleague's name is not known. */
  decided_meanwhile: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(auditRefusals);
