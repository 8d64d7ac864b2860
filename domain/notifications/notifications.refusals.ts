import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const notificationRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  /** It was taken over and is not released yet: nothing leaves for it (decision 103). */
  household_silent: { kind: 'state', params: [] },
  /** What one person writes to a household names an account that is not the association's (decision 117). */
  words_name_account: { kind: 'state', params: [] },
  notification_not_found: { kind: 'missing', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(notificationRefusals);
