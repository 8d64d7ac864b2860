import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const substituteRefusals = {
  substitute_not_found: { kind: 'missing', params: [] },
  HouseholdNotFound: { kind: 'missing', params: [] },
  household_inactive: { kind: 'state', params: [] },
  household_must_be_active: { kind: 'state', params: [] },
  substitute_has_ended: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(substituteRefusals);
