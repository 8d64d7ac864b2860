import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const accountRefusals = {
  wrong_credentials: { kind: 'invalid', params: [] },
  wrong_email_format: { kind: 'invalid', params: [] },
  wrong_old_password: { kind: 'invalid', params: [] },
  email_already_exists: { kind: 'state', params: [] },
  email_already_exists_but_inactive: { kind: 'state', params: [] },
  email_domain_not_allowed: { kind: 'invalid', params: [] },
  email_not_confirmed: { kind: 'forbidden', params: [] },
  link_not_valid: { kind: 'missing', params: [] },
  device_not_found: { kind: 'missing', params: [] },
  staff_account_not_found: { kind: 'missing', params: [] },
  foreign_origin: { kind: 'forbidden', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(accountRefusals);
