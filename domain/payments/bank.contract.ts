import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDeed.ts';
import { officeInvoice } from '../invoicing/officeInvoice.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, linesOfText, pathId } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { bankLine, bankStatement, readBankStatement } from './bankAnswers.ts';
import { dividedPart, MOST_PARTS } from './dividing.contract.ts';
import { wouldReturn } from './paymentAnswers.ts';

/** More than a person goes through at once; what is older comes first. */
export const MOST_BANK_LINES = 100;

export const bankLineStates = ['undecided', 'laid_aside'] as const;

const decided = ['bank_transaction_already_decided'] as const;

/** The bank's own files, and what a person decides about their lines (D42); all of it is any clerk's. */
export const bankContract = contract({
  readBankStatement: {
    method: 'POST',
    path: '/api/v1/office/bank-statements',
    summary:
      'Reads a camt.053 file of the association’s account: each line is kept once, and booked where it names one bill that takes money; the same file again changes nothing.',
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
    summary: 'The latest hundred files of the bank, the latest first.',
    access: 'office',
    records: 'nothing',
    answer: z.array(bankStatement),
    status: 200,
  },
  listBankLines: {
    method: 'GET',
    path: '/api/v1/office/bank-lines',
    summary: 'Up to 100 lines that wait for somebody, the oldest first, with what they may be; or those laid aside.',
    access: 'office',
    records: 'nothing',
    query: z.object({ state: choice(bankLineStates).optional() }),
    answer: z.object({ count: z.int(), lines: z.array(bankLine) }),
    status: 200,
  },
  bookBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/book',
    summary: 'Books a credit wholly for an invoice; what is too much may move on to another (D42).',
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
  divideBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/divide',
    summary:
      'Divides a credit among invoices and households, whose unallocated credit it becomes; the amounts are together what it brings.',
    access: 'office',
    records: ['payment.booked', 'payment.credited'],
    decidesAbout: 'itself',
    params: pathId,
    body: z.object({ parts: list(dividedPart, MOST_PARTS) }),
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
    summary: 'Says which household a credit is of; it is then free to go to its invoices (D42).',
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
  layBankLineAside: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/lay-aside',
    summary: 'Nothing is to be done with a line, for a reason.',
    access: 'office',
    records: ['bank_line.laid_aside'],
    params: pathId,
    body: z.object({ reason: linesOfText(1000) }),
    answer: z.object({ id }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: decided,
  },
  takeBankLineUp: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/take-up',
    summary: 'A line that was laid aside waits for somebody again.',
    access: 'office',
    records: ['bank_line.taken_up'],
    params: pathId,
    answer: z.object({ id }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: decided,
  },
  releaseBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/release',
    summary:
      'A payment that was booked for whom it was not meant counts no more: what it had settled is owed again, and what the bank’s file brought waits for somebody again.',
    access: 'office',
    records: ['payment.released'],
    decidesAbout: { payment: 'id' },
    params: pathId,
    body: z.object({ seen }),
    answer: z.object({ id, invoices: z.array(officeInvoice) }),
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...decided, ...overtaken, 'bank_transaction_not_a_credit', 'payment_was_refunded'],
  },
  returnByBankLine: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/return',
    summary:
      'A debit tells that the bank took a payment back: what that had settled is owed again (D42). Where somebody noted that by hand, the two are tied together and nothing changes (decision 24).',
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
    summary: 'A credit of the bank’s own file is a payment that was booked by hand: that counts, the line does not.',
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
    summary: 'What the bank takes back with a payment: every household that had a part of it, and what each owes then.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: z.array(wouldReturn),
    status: 200,
    missing: 'bank_transaction_not_found',
  },
});
