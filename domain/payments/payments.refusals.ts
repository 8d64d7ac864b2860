import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const paymentRefusals = {
  bank_transaction_not_found: { kind: 'missing', params: [] },
  bank_transaction_already_exists: { kind: 'state', params: [] },
  divided_bank_transaction_from_another_household: { kind: 'state', params: [] },
  allowed_only_for_over_paid_invoices: { kind: 'state', params: [] },
  status_of_invoice_not_supported_for_assignment: { kind: 'state', params: [] },
  new_amount_must_be_lower: { kind: 'invalid', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(paymentRefusals);
