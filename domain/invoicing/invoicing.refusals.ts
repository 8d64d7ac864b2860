import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const invoicingRefusals = {
  invoice_not_found: { kind: 'missing', params: [] },
  HouseholdNotFound: { kind: 'missing', params: [] },
  household_inactive: { kind: 'state', params: [] },
  changed_meanwhile: { kind: 'state', params: [] },
  /** It is deleted after two days, unless it has an invoice. */
  registration_not_confirmed: { kind: 'state', params: [] },
  invoice_not_confirmed: { kind: 'state', params: [] },
  invoice_already_existing_for_member: { kind: 'state', params: [] },
  invoice_cant_be_updated_manually_to_this_status: { kind: 'state', params: [] },
  status_of_invoice_with_current_status_cant_be_updated_manually: { kind: 'state', params: [] },
  /** A correction changes unpaid fees: their sums before and after, in euro. */
  fees_would_change: { kind: 'state', params: ['old', 'new'] },
  no_matching_fee: { kind: 'state', params: [] },
  nothing_to_precalculate: { kind: 'state', params: [] },
  fees_in_force_already: { kind: 'state', params: [] },
  household_has_no_email: { kind: 'state', params: [] },
  /** Somebody has died: nothing about money is written (decision 60). */
  household_money_rests: { kind: 'state', params: [] },
  /** It was taken over and is not released yet: it gets no invoice (decision 103). */
  household_silent: { kind: 'state', params: [] },
  /** It registered by itself, and the office compares it with the former list first (decision 107). */
  application_is_compared: { kind: 'state', params: [] },
  MemberNotFound: { kind: 'missing', params: [] },
  /** An own amount (decision 99) for an applicant, for somebody who has ended, or for a year that is over. */
  own_amount_not_chargeable: { kind: 'state', params: [] },
  /** Something was paid on the year's contribution, or it was written off. */
  own_amount_settled: { kind: 'state', params: [] },
  /** One for the same person and year waits for a second person. */
  own_amount_waits: { kind: 'state', params: [] },
  /** There is none to withdraw. */
  own_amount_not_found: { kind: 'state', params: [] },
  nothing_for_invoicing: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(invoicingRefusals);
