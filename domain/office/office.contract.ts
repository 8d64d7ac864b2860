import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDeed.ts';
import { officeInvoice, officeInvoiceSteps } from '../invoicing/officeInvoice.ts';
import { newsWords } from '../notifications/notifications.contract.ts';
import { paidAmount } from '../payments/amount.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, optionalText, pathId, text } from '../shared/fields.ts';
import { applicationStates } from './applicationState.ts';
import { application, foundHousehold, householdFile, toDo, yearlyRunFigure } from './officeAnswers.ts';

const asSeen = z.object({ seen });

/** Everything here is the staff's; what only the board may do is said in `office.access.ts`. */
export const officeContract = contract({
  listApplications: {
    method: 'GET',
    path: '/api/v1/office/applications',
    summary: 'Applications that were submitted, the hundred oldest, each with what it lacks.',
    access: 'office',
    records: 'nothing',
    query: z.object({ state: choice(applicationStates).optional() }),
    answer: z.array(application),
    status: 200,
  },
  findHouseholds: {
    method: 'GET',
    path: '/api/v1/office/households',
    summary: 'Up to 50 households by a name in any spelling, a number, an e-mail or a payment reference.',
    access: 'office',
    records: 'nothing',
    query: z.object({ search: text(200) }),
    answer: z.array(foundHousehold),
    status: 200,
  },
  getHousehold: {
    method: 'GET',
    path: '/api/v1/office/households/:id',
    summary: 'Everything about one household; who looked at whose identity numbers is written down.',
    access: 'office',
    records: ['account.seen', 'member.seen'],
    params: pathId,
    answer: householdFile,
    status: 200,
    missing: 'HouseholdNotFound',
  },
  getToDo: {
    method: 'GET',
    path: '/api/v1/office/to-do',
    summary: 'What waits for somebody in the office; of each kind the hundred that wait longest.',
    access: 'office',
    records: 'nothing',
    answer: toDo,
    status: 200,
  },
  bookPayment: {
    method: 'POST',
    path: '/api/v1/office/invoices/:id/payment',
    summary: 'Books by hand what the bank credited for an invoice (D42).',
    access: 'office',
    records: ['payment.booked'],
    decidesAbout: { invoice: 'id' },
    params: pathId,
    body: asSeen.extend({
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
    refusals: [...overtaken, 'status_of_invoice_not_supported_for_assignment', 'bank_transaction_already_exists'],
  },
  returnPayment: {
    method: 'POST',
    path: '/api/v1/office/payments/:id/return',
    summary:
      'The bank took a payment back, of a divided transfer all parts: what it had settled is owed again. Safe to repeat, on the day that is noted (D42).',
    access: 'office',
    records: ['payment.returned', 'payment.return_told'],
    decidesAbout: { payment: 'id' },
    params: pathId,
    body: asSeen.extend({ returned_on: dayField.optional() }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...overtaken, 'bank_transaction_already_decided', 'payment_returned_on_another_day'],
  },
  assignPayment: {
    method: 'POST',
    path: '/api/v1/office/payments/:id/assign',
    summary: 'What is free of a payment, or over-pays an invoice, goes to another invoice of the household (D42, D43).',
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
      'household_inactive',
    ],
  },
  getYearlyRun: {
    method: 'GET',
    path: '/api/v1/office/yearly-run',
    summary: 'How many active households are not billed for this year, and how much that is; bills nobody (D45).',
    access: 'office',
    records: 'nothing',
    answer: yearlyRunFigure,
    status: 200,
  },
  startYearlyRun: {
    method: 'POST',
    path: '/api/v1/office/yearly-run',
    summary:
      'Begins the run that bills their annual contributions, each household once, however often it is called (D45).',
    access: 'office',
    records: ['yearly_run.started'],
    body: z.object({ year: z.int() }),
    answer: z.object({ year: z.int(), run_id: id }),
    status: 200,
    refusals: ['nothing_for_invoicing'],
  },
  sendNews: {
    method: 'POST',
    path: '/api/v1/office/notifications',
    summary:
      'Writes news to one household, or with household_id null to all that wait or are active: those are told by a job (D34).',
    access: 'office',
    records: ['news.sent'],
    // never left out: a name misspelt would tell everybody what is meant for one household
    body: newsWords.extend({ household_id: id.nullable() }),
    answer: z.object({ id, household_id: id.nullable() }),
    status: 201,
    refusals: ['HouseholdNotFound'],
  },
});
