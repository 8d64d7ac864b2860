import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const memberRefusals = {
  /** The office changes a fee or the cover for a household, and has not said why. */
  reason_needed: { kind: 'state', params: [] },
  MemberNotFound: { kind: 'missing', params: [] },
  PhoneNumberNotFound: { kind: 'missing', params: [] },
  household_inactive: { kind: 'state', params: [] },
  household_must_be_active: { kind: 'state', params: [] },
  changed_meanwhile: { kind: 'state', params: [] },
  inactive_reason_required: { kind: 'invalid', params: [] },
  main_member_email_cant_be_null: { kind: 'invalid', params: [] },
  main_member_cant_be_updated_to_main_member: { kind: 'state', params: [] },
  new_main_member_not_active: { kind: 'state', params: [] },
  /** Somebody under age goes on only where no adult may. */
  new_main_member_is_minor: { kind: 'state', params: [] },
  create_or_set_phone_number_to_main_number: { kind: 'state', params: [] },
  main_phone_number_already_exists: { kind: 'state', params: [] },
  only_one_main_phone_number_allowed: { kind: 'invalid', params: [] },
  no_main_phone_number: { kind: 'state', params: [] },
  only_members_with_status_new_can_be_deleted: { kind: 'state', params: [] },
  change_request_not_found: { kind: 'missing', params: [] },
  change_request_already_open: { kind: 'state', params: [] },
  change_request_already_decided: { kind: 'state', params: [] },
  data_not_locked: { kind: 'state', params: [] },
  child_older_than_30: { kind: 'invalid', params: [] },
  person_was_excluded: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(memberRefusals);
