import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const notificationRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  notification_not_found: { kind: 'missing', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(notificationRefusals);
