import { z } from 'zod';
import { emailField } from '../accounts/accounts.contract.ts';
import { newsWords } from '../notifications/notifications.contract.ts';
import { membershipBases, relationshipTypes } from '../reference/eligibility.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, linesOfText, optional, optionalText, pathId, text } from '../shared/fields.ts';
import { applicationStates } from './applicationState.ts';
import { approval } from './approvalAnswers.ts';
import { documentCalls } from './documentCalls.ts';
import { endRefusals } from './endRefusals.ts';
import { overtaken, seen } from './lastDeed.ts';
import {
  application,
  foundHousehold,
  householdFile,
  householdSummary,
  officeInvoice,
  officeInvoiceSteps,
  paidAmount,
  toDo,
  yearlyRunFigure,
} from './officeAnswers.ts';

const asSeen = z.object({ seen });
const reason = asSeen.extend({ reason: linesOfText(1000) });

/** Everything here is the staff's; what only the board may do is said in `office.access.ts`. */
export const officeContract = contract({
  listApplications: {
    method: 'GET',
    path: '/api/v1/office/applications',
    summary: 'Applications that were submitted, the hundred oldest, each with what it lacks.',
    access: 'office',
    query: z.object({ state: choice(applicationStates).optional() }),
    answer: z.array(application),
    status: 200,
  },
  findHouseholds: {
    method: 'GET',
    path: '/api/v1/office/households',
    summary: 'Up to 50 households by a name in any spelling, a number, an e-mail or a payment reference.',
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
    summary: 'What waits for somebody in the office; of each kind the hundred that wait longest.',
    access: 'office',
    answer: toDo,
    status: 200,
  },
  ...documentCalls,
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
    refusals: [...overtaken, 'status_step_not_possible'],
  },
  takeBack: {
    method: 'POST',
    path: '/api/v1/office/households/:id/take-back',
    summary:
      'Takes back that an application was sent back, as long as the household has changed nothing (decision 22).',
    access: 'office',
    params: pathId,
    body: asSeen,
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'status_step_not_possible', 'changed_meanwhile'],
  },
  deactivate: {
    method: 'POST',
    path: '/api/v1/office/households/:id/deactivate',
    summary:
      'Ends the membership of a household, of one family member, or of the main member where somebody goes on (D23, decision 28).',
    access: 'office',
    params: pathId,
    body: asSeen.extend({
      ...{ inactive_reason_id: id.nullish(), inactive_from: dayField, member_id: id.nullish() },
      /** Who goes on where the main member alone ends (decision 28). */
      new_main_member_id: id.nullish(),
      /** Where they read mails: needed unless the main member so far has died, who else would keep their log-in. */
      email: optional(emailField),
    }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, ...endRefusals],
  },
  reactivate: {
    method: 'POST',
    path: '/api/v1/office/households/:id/reactivate',
    summary: 'Brings an inactive household, or one family member, back to where they were (D23).',
    access: 'office',
    params: pathId,
    body: asSeen.extend({ member_id: id.nullish() }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'MemberNotFound', 'status_step_not_possible', 'household_inactive'],
  },
  eraseHousehold: {
    method: 'POST',
    path: '/api/v1/office/households/:id/erase',
    summary:
      'Erases for good a household, or one person who has left it, that need not be kept any more; only the board may (decisions 18 and 37).',
    access: 'office',
    params: pathId,
    body: asSeen.extend({ member_id: id.nullish() }),
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'MemberNotFound', 'household_must_be_kept', 'member_must_be_kept'],
  },
  setEmail: {
    method: 'POST',
    path: '/api/v1/office/households/:id/email',
    summary:
      'Another e-mail address for a household: once a second person agrees a link goes to it, a notice to the one so far, and all devices are logged out. Where somebody else took the account over nobody gets in from now on (decisions 20 and 40).',
    access: 'office',
    params: pathId,
    // never left out: who may still get in is decided each time
    body: reason.extend({ email: emailField, is_taken_over: z.boolean() }),
    /** Null where the address in force was named, which withdraws another one at once. */
    answer: z.object({ approval: approval.nullable() }),
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'account_must_be_active', 'email_already_exists', 'email_domain_not_allowed'],
  },
  setEligibility: {
    method: 'POST',
    path: '/api/v1/office/members/:id/eligibility',
    summary: 'Sets on which basis a family member belongs to the household, `nb` among them (D26).',
    access: 'office',
    params: pathId,
    body: asSeen.extend({ membership_basis: choice(membershipBases), relationship_type: choice(relationshipTypes) }),
    answer: householdSummary,
    status: 200,
    missing: 'MemberNotFound',
    refusals: [...overtaken, 'child_older_than_30'],
  },
  bookPayment: {
    method: 'POST',
    path: '/api/v1/office/invoices/:id/payment',
    summary: 'Books by hand what the bank credited for an invoice (D42).',
    access: 'office',
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
    answer: yearlyRunFigure,
    status: 200,
  },
  startYearlyRun: {
    method: 'POST',
    path: '/api/v1/office/yearly-run',
    summary:
      'Begins the run that bills their annual contributions, each household once, however often it is called (D45).',
    access: 'office',
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
    // never left out: a name misspelt would tell everybody what is meant for one household
    body: newsWords.extend({ household_id: id.nullable() }),
    answer: z.object({ id, household_id: id.nullable() }),
    status: 201,
    refusals: ['HouseholdNotFound'],
  },
});
