/** Refusals of ending a membership (D23, decision 28). */
export const endRefusals = [
  'MemberNotFound',
  'inactive_reason_required',
  'death_needs_a_case',
  'status_step_not_possible',
  'main_member_ends_with_household',
  'main_member_cant_be_updated_to_main_member',
  'new_main_member_not_active',
  'new_main_member_is_minor',
  'registration_not_confirmed',
  'email_already_exists',
  'email_domain_not_allowed',
  'too_many_requests',
] as const;
