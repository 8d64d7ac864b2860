import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const textReminderRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  household_inactive: { kind: 'state', params: [] },
  household_must_be_active: { kind: 'state', params: [] },
  /** The association has no gateway for text messages. */
  text_messages_not_offered: { kind: 'state', params: [] },
  /** No mobile number, or in a country to which we send none. */
  number_gets_no_texts: { kind: 'invalid', params: [] },
  text_code_wrong: { kind: 'invalid', params: [] },
  /** No code waits: it is too old, was replaced, or its number was changed. */
  text_code_over: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(textReminderRefusals);
