import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const applicationRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  MemberNotFound: { kind: 'missing', params: [] },
  AddressNotFound: { kind: 'missing', params: [] },
  household_inactive: { kind: 'state', params: [] },
  inactive_reason_required: { kind: 'invalid', params: [] },
  death_needs_a_case: { kind: 'state', params: [] },
  application_incomplete: { kind: 'state', params: [] },
  changed_meanwhile: { kind: 'state', params: [] },
  status_step_not_possible: { kind: 'state', params: [] },
  main_member_ends_with_household: { kind: 'state', params: [] },
  registration_not_confirmed: { kind: 'state', params: [] },
  household_must_be_kept: { kind: 'state', params: [] },
  member_must_be_kept: { kind: 'state', params: [] },
  /** Somebody with this identity number, or with this name and birth date, is in the lists. */
  person_already_there: { kind: 'state', params: ['number'] },
  /** It was sent, or something was invoiced: then it is ended, and kept as long as the law says. */
  application_must_be_kept: { kind: 'state', params: [] },
  /** A colleague enters, or has entered, the same paper. */
  paper_already_entered: { kind: 'state', params: ['number'] },
  /** The application does not wait to be compared with the former list. */
  nothing_to_compare: { kind: 'state', params: [] },
  /** Somebody of the former list looks the same: why they are another person stays on record. */
  comparison_needs_reason: { kind: 'state', params: [] },
  form_not_found: { kind: 'missing', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(applicationRefusals);
