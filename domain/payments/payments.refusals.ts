import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const paymentRefusals = {
  bank_transaction_not_found: { kind: 'missing', params: [] },
  bank_transaction_already_exists: { kind: 'state', params: [] },
  divided_bank_transaction_from_another_household: { kind: 'state', params: [] },
  allowed_only_for_over_paid_invoices: { kind: 'state', params: [] },
  status_of_invoice_not_supported_for_assignment: { kind: 'state', params: [] },
  new_amount_must_be_lower: { kind: 'invalid', params: [] },
  bank_transaction_already_decided: { kind: 'state', params: [] },
  bank_transaction_not_a_credit: { kind: 'state', params: [] },
  bank_transaction_not_a_return: { kind: 'state', params: [] },
  parts_must_add_up: { kind: 'invalid', params: [] },
  /** Only several invoices that are all open have one transfer. */
  invoices_not_all_open: { kind: 'state', params: [] },
  too_many_payment_links: { kind: 'state', params: ['most'] },
  payment_link_not_found: { kind: 'missing', params: [] },
  nothing_to_refund: { kind: 'state', params: [] },
  refund_not_found: { kind: 'missing', params: [] },
  refund_already_exists: { kind: 'state', params: [] },
  refund_does_not_fit: { kind: 'state', params: [] },
  /** The free money was booked by hand, and no bank line confirms it. */
  payment_not_seen_at_bank: { kind: 'state', params: [] },
  payment_does_not_fit: { kind: 'state', params: [] },
  payment_was_refunded: { kind: 'state', params: [] },
  /** Cash is reversed in the cash book, and no bank takes it back. */
  payment_was_cash: { kind: 'state', params: [] },
  payment_returned_on_another_day: { kind: 'state', params: ['date'] },
  bank_statement_wrong_kind: { kind: 'wrong_type', params: [] },
  bank_statement_not_readable: { kind: 'invalid', params: [] },
  bank_statement_entry_not_readable: { kind: 'invalid', params: ['entry', 'field'] },
  bank_statement_too_long: { kind: 'too_large', params: ['most'] },
  bank_archive_not_readable: { kind: 'invalid', params: [] },
  bank_statement_of_another_account: { kind: 'state', params: [] },
  bank_statement_not_in_euro: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(paymentRefusals);
