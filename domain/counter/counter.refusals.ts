import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const counterRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  note_not_found: { kind: 'missing', params: [] },
  conversation_not_found: { kind: 'missing', params: [] },
  /** It was on another day, or its household is gone. */
  conversation_over: { kind: 'state', params: [] },
  household_has_account: { kind: 'state', params: [] },
  household_inactive: { kind: 'state', params: [] },
  reason_needed: { kind: 'state', params: [] },
  account_code_not_found: { kind: 'missing', params: [] },
  /** A second person has not agreed, or it was shown, used or withdrawn. */
  account_code_not_ready: { kind: 'state', params: [] },
  /** Whoever uses a code has to know the main member's birth day. */
  account_code_needs_birth_day: { kind: 'state', params: [] },
  account_code_needs_address: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(counterRefusals);
