import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const accountRefusals = {
  wrong_credentials: { kind: 'invalid', params: [] },
  wrong_email_format: { kind: 'invalid', params: [] },
  wrong_old_password: { kind: 'invalid', params: [] },
  password_required: { kind: 'forbidden', params: [] },
  email_already_exists: { kind: 'state', params: [] },
  email_already_exists_but_inactive: { kind: 'state', params: [] },
  email_domain_not_allowed: { kind: 'invalid', params: [] },
  email_not_confirmed: { kind: 'forbidden', params: [] },
  account_must_be_active: { kind: 'state', params: [] },
  link_not_valid: { kind: 'missing', params: [] },
  device_not_found: { kind: 'missing', params: [] },
  second_factor_needed: { kind: 'forbidden', params: [] },
  second_factor_wrong: { kind: 'invalid', params: [] },
  second_factor_not_set: { kind: 'state', params: [] },
  second_factor_not_offered: { kind: 'state', params: [] },
  /** A guessed, used, withdrawn or outdated code, another birth day, or a household that has an account: all alike. */
  account_code_not_valid: { kind: 'invalid', params: [] },
  log_out_first: { kind: 'state', params: [] },
  foreign_origin: { kind: 'forbidden', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(accountRefusals);
