import { invoiceTypes } from '../../invoicing/invoice.ts';
import { belongings } from './householdsList.ts';
import type { ListShape } from './listShape.ts';

/** Which invoices: `confirmed` have a number and a day, whatever became of them. */
export const invoiceChoices = ['confirmed', 'owed', 'overdue', 'paid', 'given_up', 'draft'] as const;
export type InvoiceChoice = (typeof invoiceChoices)[number];

/** All invoices. Also those of people who left: money does not end with a membership. */
export const invoicesList = {
  name: 'invoices',
  columns: [
    { key: 'bill_number', kind: 'text', sorts: true },
    { key: 'membership_no', kind: 'text', onlyInFile: true },
    { key: 'name', kind: 'text' },
    { key: 'invoice_type', kind: 'words', words: 'invoice_type' },
    { key: 'invoice_status', kind: 'words', words: 'invoice_status' },
    { key: 'billed_year', kind: 'text', onlyInFile: true },
    { key: 'date', kind: 'day', sorts: true },
    { key: 'due_date', kind: 'day', sorts: true },
    { key: 'amount', kind: 'euros', sorts: true },
    { key: 'paid', kind: 'euros', onlyInFile: true },
    { key: 'owed', kind: 'euros' },
    { key: 'reminder', kind: 'count' },
    { key: 'settled_on', kind: 'day', onlyInFile: true },
    { key: 'payment_reference', kind: 'text', onlyInFile: true },
  ],
  filters: [
    { key: 'invoices', kind: 'choice', words: 'invoices', values: invoiceChoices, initial: 'confirmed' },
    { key: 'invoice_type', kind: 'choice', words: 'invoice_type', values: invoiceTypes },
    { key: 'status', kind: 'choice', words: 'belongs', values: belongings, initial: 'everybody' },
    { key: 'reminder', kind: 'choice', words: 'reminder', values: ['1', '2', '3'] },
    { key: 'billed_year', kind: 'digits' },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
    { key: 'due_until', kind: 'day' },
  ],
  sort: '-date',
} as const satisfies ListShape;

/** How a payment came: on the bank's file, booked by hand, or in cash. */
export const paymentSources = ['statement', 'manual', 'cash'] as const;

/** What became of a payment: `rest` is on no invoice yet, `returned` was taken back by the bank. */
export const paymentChoices = ['standing', 'rest', 'returned'] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** All payments of households. What was withdrawn, because it had been booked in error, is none. */
export const paymentsList = {
  name: 'payments',
  columns: [
    { key: 'value_date', kind: 'day', sorts: true },
    { key: 'membership_no', kind: 'text', onlyInFile: true },
    { key: 'name', kind: 'text' },
    { key: 'amount', kind: 'euros', sorts: true },
    { key: 'rest', kind: 'euros', sorts: true },
    { key: 'source', kind: 'words', words: 'source' },
    { key: 'payer', kind: 'text' },
    { key: 'bill_numbers', kind: 'text' },
    { key: 'returned_on', kind: 'day' },
    { key: 'payment_reference', kind: 'text', onlyInFile: true },
    { key: 'bank_reference', kind: 'text', onlyInFile: true },
    { key: 'booked_on', kind: 'day', onlyInFile: true },
  ],
  filters: [
    { key: 'payments', kind: 'choice', words: 'payments', values: paymentChoices },
    { key: 'source', kind: 'choice', words: 'source', values: paymentSources },
    { key: 'value_from', kind: 'day' },
    { key: 'value_until', kind: 'day' },
  ],
  sort: '-value_date',
} as const satisfies ListShape;
