import { z } from 'zod';
import { overtaken, seen } from '../../audit/lastDecision.ts';
import { officeInvoice } from '../../invoicing/officeInvoice.ts';
import { contract } from '../../shared/contract.ts';
import { choice, id, linesOfText, pathId, readNumber, text } from '../../shared/fields.ts';
import { list } from '../../shared/measured.ts';
import { wouldReturn } from '../paymentAnswers.ts';
import { bankLine, bankStatement, lineCounts, readBankStatement } from './bankAnswers.ts';
import { lineFilters, lineSorts } from './openLines.ts';
import { MOST_PARTS, splitPart } from './splitting.contract.ts';

export const bankLineStates = ['undecided', 'dismissed'] as const;

/** How many lines can be dismissed together. */
export const MOST_DISMISSED = 200;

/** What the lines are narrowed by beside the filter. */
const narrowing = { older_than: readNumber.optional(), text: text(200).optional() };

const decided = ['bank_transaction_already_decided'] as const;

/** Bank files, and what a clerk decides about their lines (D42); any clerk may do all of it. */
export const bankContract = contract({
  readBankStatement: {
    method: 'POST',
    path: '/api/v1/office/bank-statements',
    summary:
      'Reads a camt.053 file of the association’s account: each line is stored once, and booked if it names one invoice that can be paid; the same file again changes nothing.',
    access: 'office',
    records: ['statement.read', 'payment.matched', 'payment.told'],
    upload: true,
    answer: readBankStatement,
    status: 201,
    refusals: [
      'bank_statement_wrong_kind',
      'bank_statement_not_readable',
      'bank_statement_entry_not_readable',
      'bank_statement_too_long',
      'bank_archive_not_readable',
      'bank_statement_of_another_account',
      'bank_statement_not_in_euro',
    ],
  },
  listBankStatements: {
    method: 'GET',
    path: '/api/v1/office/bank-statements',
    summary: 'The latest hundred bank files, the latest first.',
    access: 'office',
    records: 'nothing',
    answer: z.array(bankStatement),
    status: 200,
  },
  listBankLines: {
    method: 'GET',
    path: '/api/v1/office/bank-lines',
    summary:
      'A page of undecided bank lines with proposals, or of dismissed ones: narrowed by a filter, by age in days and by text; the oldest first, dismissed ones the latest first. Behind the last page, the last one is answered.',
    access: 'office',
    records: 'nothing',
    query: z.object({
      state: choice(bankLineStates).optional(),
      filter: choice(lineFilters).optional(),
      sort: choice(lineSorts).optional(),
      page: readNumber.optional(),
      ...narrowing,
    }),
    answer: z.object({ count: z.int(), page: z.int(), lines: z.array(bankLine) }),
    status: 200,
  },
  countBankLines: {
    method: 'GET',
    path: '/api/v1/office/bank-lines/counts',
    summary: 'How many undecided bank lines each filter has, and how many are older; narrowed by age and text.',
    access: 'office',
    records: 'nothing',
    query: z.object(narrowing),
    answer: lineCounts,
    status: 200,
  },
  bookBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/book',
    summary: 'Books a credit wholly for one invoice; a surplus can be assigned to another (D42).',
    access: 'office',
    records: ['payment.booked'],
    decidesAbout: { invoice: 'sale_invoice_id' },
    params: pathId,
    body: z.object({ sale_invoice_id: id, seen }),
    answer: z.object({ id, invoice: officeInvoice }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [
      ...overtaken,
      ...decided,
      'invoice_not_found',
      'bank_transaction_not_a_credit',
      'status_of_invoice_not_supported_for_assignment',
    ],
  },
  splitBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/split',
    summary:
      'Splits a credit among invoices, and among households as free money; the amounts must add up to the credit.',
    access: 'office',
    records: ['payment.booked', 'payment.credited'],
    decidesAbout: 'itself',
    params: pathId,
    body: z.object({ parts: list(splitPart, MOST_PARTS) }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [
      ...overtaken,
      ...decided,
      'invoice_not_found',
      'HouseholdNotFound',
      'bank_transaction_not_a_credit',
      'parts_must_add_up',
      'status_of_invoice_not_supported_for_assignment',
    ],
  },
  creditBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/credit',
    summary: 'Credits a bank line to a household as free money, which can then be assigned to its invoices (D42).',
    access: 'office',
    records: ['payment.credited'],
    decidesAbout: { household: 'household_id' },
    params: pathId,
    body: z.object({ household_id: id, seen }),
    answer: z.object({ id, household_id: id }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...decided, ...overtaken, 'HouseholdNotFound', 'bank_transaction_not_a_credit'],
  },
  dismissBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/dismiss',
    summary: 'Dismisses a bank line, for a reason.',
    access: 'office',
    records: ['bank_line.dismissed'],
    params: pathId,
    body: z.object({ reason: linesOfText(1000) }),
    answer: z.object({ id }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: decided,
  },
  dismissBankLines: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/dismiss',
    summary:
      'Dismisses several bank lines for the same reason. Lines that were decided meanwhile stay as they are and are named; if that is all of them, the call is refused.',
    access: 'office',
    records: ['bank_line.dismissed'],
    body: z.object({ ids: list(id, MOST_DISMISSED), reason: linesOfText(1000) }),
    answer: z.object({ dismissed: z.array(id), decided: z.array(id) }),
    status: 200,
    refusals: [...decided, 'bank_transaction_not_found'],
  },
  takeBankLineUp: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/take-up',
    summary: 'Makes a dismissed bank line undecided again.',
    access: 'office',
    records: ['bank_line.taken_up'],
    params: pathId,
    answer: z.object({ id }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: decided,
  },
  unassignBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/unassign',
    summary:
      'Unassigns a payment that was booked for the wrong household: what it had settled is owed again, and a bank line becomes undecided again.',
    access: 'office',
    records: ['payment.unassigned'],
    decidesAbout: { payment: 'id' },
    params: pathId,
    body: z.object({ seen }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...decided, ...overtaken, 'bank_transaction_not_a_credit', 'payment_was_refunded', 'payment_was_cash'],
  },
  returnByBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/return',
    summary:
      'Books a debit as the return of a payment: what that had settled is owed again (D42). If the return was already noted by hand, the two are linked and nothing else changes (decision 24).',
    access: 'office',
    records: ['payment.returned', 'payment.return_told'],
    decidesAbout: { payment: 'payment_id' },
    params: pathId,
    body: z.object({ payment_id: id, seen }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...decided, ...overtaken, 'bank_transaction_not_a_return'],
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/payment',
    summary: 'A credit in a bank file confirms a payment that was booked by hand, so that the money counts once.',
    access: 'office',
    records: ['payment.told'],
    decidesAbout: { payment: 'payment_id' },
    params: pathId,
    body: z.object({ payment_id: id, seen }),
    answer: z.object({ id, payment_id: id }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...decided, ...overtaken, 'payment_does_not_fit'],
  },
  previewReturn: {
    method: 'GET',
    path: '/api/v1/office/payments/:id/return',
    summary:
      'What would happen if the bank returned a payment: every household that had a part of it, and what each would owe.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: z.array(wouldReturn),
    status: 200,
    missing: 'bank_transaction_not_found',
  },
});
