import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const householdRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  MemberNotFound: { kind: 'missing', params: [] },
  AddressNotFound: { kind: 'missing', params: [] },
  no_membership_number_left: { kind: 'state', params: [] },
  household_inactive: { kind: 'state', params: [] },
  create_or_set_address_to_main_address: { kind: 'state', params: [] },
  main_address_at_least_one_must_exist: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(householdRefusals);
