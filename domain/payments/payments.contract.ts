import { z } from 'zod';
import { approval } from '../approvals/approvalAnswers.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { officeInvoice, officeInvoiceSteps } from '../invoicing/officeInvoice.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, optionalText, pathId } from '../shared/fields.ts';
import { paidAmount } from './amount.ts';

const asSeen = z.object({ seen });

/** What a clerk does by hand with payments and with the invoices that they pay; any clerk may do all of it. */
export const paymentsContract = contract({
  bookPayment: {
    method: 'POST',
    path: '/api/v1/office/invoices/:id/payment',
    summary:
      'Books a payment by hand for an invoice (D42). A day before the invoice or more than a week ago waits for a second person (decision 71).',
    access: 'office',
    records: ['payment.booked', 'approval.asked'],
    decidesAbout: { invoice: 'id' },
    params: pathId,
    body: asSeen.extend({
      amount: paidAmount,
      value_date: dayField,
      counterparty_name: optionalText(200),
      remittance_text: optionalText(200),
      /** The bank's own key of the payment; without it a payment with the same day, amount, payer and text counts as the same. */
      transaction_key: optionalText(200),
    }),
    /** `id` is null while the payment waits for the approval. */
    answer: z.object({ id: id.nullable(), invoice: officeInvoice, approval: approval.nullable() }),
    status: 201,
    missing: 'invoice_not_found',
    refusals: [...overtaken, 'status_of_invoice_not_supported_for_assignment', 'bank_transaction_already_exists'],
  },
  returnPayment: {
    method: 'POST',
    path: '/api/v1/office/payments/:id/return',
    summary:
      'Notes that the bank returned a payment, of a split transfer all parts: what it had settled is owed again. Safe to repeat with the same day (D42).',
    access: 'office',
    records: ['payment.returned', 'payment.return_told'],
    decidesAbout: { payment: 'id' },
    params: pathId,
    body: asSeen.extend({ returned_on: dayField.optional() }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...overtaken, 'bank_transaction_already_decided', 'payment_returned_on_another_day', 'payment_was_cash'],
  },
  assignPayment: {
    method: 'POST',
    path: '/api/v1/office/payments/:id/assign',
    summary: 'Assigns the free money or the surplus of a payment to another invoice of the household (D42, D43).',
    access: 'office',
    records: ['payment.assigned'],
    decidesAbout: 'itself',
    keyed: true,
    params: pathId,
    body: asSeen.extend({ sale_invoice_id: id, amount: paidAmount }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [
      ...overtaken,
      'invoice_not_found',
      'divided_bank_transaction_from_another_household',
      'status_of_invoice_not_supported_for_assignment',
      'allowed_only_for_over_paid_invoices',
      'new_amount_must_be_lower',
    ],
  },
  takeInvoiceStep: {
    method: 'POST',
    path: '/api/v1/office/invoices/:id/step',
    summary:
      'Confirms or cancels a draft, makes an invoice void or uncollectible, or opens an uncollectible one again (D43).',
    access: 'office',
    records: [
      'invoice.confirm',
      'invoice.cancel',
      'invoice.void',
      'invoice.writeOff',
      'invoice.giveBack',
      'invoice.reopen',
    ],
    decidesAbout: { invoice: 'id' },
    params: pathId,
    body: asSeen.extend({ step: choice(officeInvoiceSteps) }),
    answer: officeInvoice,
    status: 200,
    missing: 'invoice_not_found',
    refusals: [
      ...overtaken,
      'invoice_cant_be_updated_manually_to_this_status',
      'invoice_already_existing_for_member',
      'changed_meanwhile',
      'application_is_compared',
      'household_inactive',
    ],
  },
});
