import { z } from 'zod';
import { memberDocument } from '../documents/documents.contract.ts';
import { amountProblem } from '../payments/amount.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, euroField, id, linesOfText, optionalText, pathId, text } from '../shared/fields.ts';
import { applicationStates } from './applicationState.ts';
import {
  application,
  foundHousehold,
  householdFile,
  householdSummary,
  officeInvoice,
  officeInvoiceSteps,
  toDo,
  yearlyRunFigure,
} from './officeAnswers.ts';

/** What a payment brings, above nothing and below what only a slip of the finger makes. */
const paidAmount = euroField.superRefine((amount, context) => {
  const message = amountProblem(amount);
  if (message) context.addIssue({ code: 'custom', message });
});

const reason = z.object({ reason: linesOfText(1000) });

/** Everything here is the staff's; what only the board may do is said in `office.access.ts`. */
export const officeContract = contract({
  listApplications: {
    method: 'GET',
    path: '/api/v1/office/applications',
    summary: 'Applications that were submitted, the oldest first, each with what it lacks.',
    access: 'office',
    query: z.object({ state: choice(applicationStates).optional() }),
    answer: z.array(application),
    status: 200,
  },
  findHouseholds: {
    method: 'GET',
    path: '/api/v1/office/households',
    summary:
      'Up to 50 households by a name in any spelling, membership number, e-mail, bill number or payment reference.',
    access: 'office',
    query: z.object({ search: text(200) }),
    answer: z.array(foundHousehold),
    status: 200,
  },
  getHousehold: {
    method: 'GET',
    path: '/api/v1/office/households/:id',
    summary: 'Everything about one household; who looked at whose identity numbers is written down.',
    access: 'office',
    params: pathId,
    answer: householdFile,
    status: 200,
    missing: 'HouseholdNotFound',
  },
  getToDo: {
    method: 'GET',
    path: '/api/v1/office/to-do',
    summary: 'What waits for somebody in the office.',
    access: 'office',
    answer: toDo,
    status: 200,
  },
  downloadDocument: {
    method: 'GET',
    path: '/api/v1/office/documents/:id',
    summary: 'The paper itself, as an attachment; who looked is written down.',
    access: 'office',
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'document_not_found',
  },
  verifyDocument: {
    method: 'POST',
    path: '/api/v1/office/documents/:id/verify',
    summary: 'Accepts a paper; the member can no longer delete it (D25).',
    access: 'office',
    params: pathId,
    answer: memberDocument,
    status: 200,
    missing: 'document_not_found',
  },
  refuseDocument: {
    method: 'POST',
    path: '/api/v1/office/documents/:id/refuse',
    summary: 'Refuses a paper with a reason that the member is told.',
    access: 'office',
    params: pathId,
    body: reason,
    answer: memberDocument,
    status: 200,
    missing: 'document_not_found',
  },
  sendBack: {
    method: 'POST',
    path: '/api/v1/office/households/:id/send-back',
    summary: 'Sends a waiting application back to the member with a reason (D23).',
    access: 'office',
    params: pathId,
    body: reason,
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: ['status_step_not_possible'],
  },
  deactivate: {
    method: 'POST',
    path: '/api/v1/office/households/:id/deactivate',
    summary: 'Ends the membership of a household, or of one family member, with reason and day (D23, D24).',
    access: 'office',
    params: pathId,
    body: z.object({ inactive_reason_id: id.nullish(), inactive_from: dayField, member_id: id.nullish() }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [
      'MemberNotFound',
      'inactive_reason_required',
      'status_step_not_possible',
      'main_member_ends_with_household',
    ],
  },
  reactivate: {
    method: 'POST',
    path: '/api/v1/office/households/:id/reactivate',
    summary: 'Brings an inactive household, or one family member, back to where they were (D23).',
    access: 'office',
    params: pathId,
    body: z.object({ member_id: id.nullish() }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: ['MemberNotFound', 'status_step_not_possible', 'household_inactive'],
  },
  bookPayment: {
    method: 'POST',
    path: '/api/v1/office/invoices/:id/payment',
    summary: 'Books by hand what the bank credited for an invoice (D42).',
    access: 'office',
    params: pathId,
    body: z.object({
      amount: paidAmount,
      value_date: dayField,
      counterparty_name: optionalText(200),
      remittance_text: optionalText(200),
      /** What names it at the bank; without it a payment with the same day, amount, payer and text is the same one. */
      transaction_key: optionalText(200),
    }),
    answer: z.object({ id, invoice: officeInvoice }),
    status: 201,
    missing: 'invoice_not_found',
    refusals: ['status_of_invoice_not_supported_for_assignment', 'bank_transaction_already_exists'],
  },
  returnPayment: {
    method: 'POST',
    path: '/api/v1/office/payments/:id/return',
    summary: 'The bank took a payment back: what it had settled is owed again. Safe to repeat (D42).',
    access: 'office',
    params: pathId,
    body: z.object({ returned_on: dayField.optional() }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
  },
  assignPayment: {
    method: 'POST',
    path: '/api/v1/office/payments/:id/assign',
    summary: 'What is free of a payment, or over-pays an invoice, goes to another invoice of the household (D42, D43).',
    access: 'office',
    params: pathId,
    body: z.object({ sale_invoice_id: id, amount: paidAmount }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [
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
    params: pathId,
    body: z.object({ step: choice(officeInvoiceSteps) }),
    answer: officeInvoice,
    status: 200,
    missing: 'invoice_not_found',
    refusals: [
      'invoice_cant_be_updated_manually_to_this_status',
      'invoice_already_existing_for_member',
      'changed_meanwhile',
      'household_inactive',
    ],
  },
  getYearlyRun: {
    method: 'GET',
    path: '/api/v1/office/yearly-run',
    summary: 'How many active households are not billed for this year, and how much that is; bills nobody (D45).',
    access: 'office',
    answer: yearlyRunFigure,
    status: 200,
  },
  startYearlyRun: {
    method: 'POST',
    path: '/api/v1/office/yearly-run',
    summary: 'Has their annual contributions billed by a job, each household once, however often it is called (D45).',
    access: 'office',
    body: z.object({ year: z.int() }),
    answer: yearlyRunFigure,
    status: 200,
    refusals: ['nothing_for_invoicing'],
  },
  sendNews: {
    method: 'POST',
    path: '/api/v1/office/notifications',
    summary:
      'Writes news to one household, or with household_id null to all that wait or are active: those are told by a job (D34).',
    access: 'office',
    // never left out: a name misspelt would tell everybody what is meant for one household
    body: z.object({ title: text(200), data: linesOfText(20_000), household_id: id.nullable() }),
    answer: z.object({ id, household_id: id.nullable() }),
    status: 201,
    refusals: ['HouseholdNotFound'],
  },
});
