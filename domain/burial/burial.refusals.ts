import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const burialRefusals = {
  MemberNotFound: { kind: 'missing', params: [] },
  burial_place_not_found: { kind: 'missing', params: [] },
  burial_place_already_exists: { kind: 'state', params: [] },
  HouseholdNotFound: { kind: 'missing', params: [] },
  death_contact_not_found: { kind: 'missing', params: [] },
  death_contact_already_exists: { kind: 'state', params: [] },
  household_inactive: { kind: 'state', params: [] },
  household_must_be_active: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(burialRefusals);
