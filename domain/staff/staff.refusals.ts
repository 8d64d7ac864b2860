import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const staffRefusals = {
  staff_account_not_found: { kind: 'missing', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(staffRefusals);
