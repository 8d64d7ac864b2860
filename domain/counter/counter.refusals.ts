import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const counterRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  note_not_found: { kind: 'missing', params: [] },
  conversation_not_found: { kind: 'missing', params: [] },
  /** It was on another day, or its household is gone. */
  conversation_over: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(counterRefusals);
