import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const membershipRefusals = {
  membership_card_not_yet: { kind: 'state', params: [] },
  membership_card_ended: { kind: 'state', params: [] },
  membership_card_rests: { kind: 'state', params: [] },
  membership_card_nobody: { kind: 'state', params: [] },
  household_without_card: { kind: 'state', params: [] },
  calendar_empty: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(membershipRefusals);
