import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { euros, id, instant, pathId, readNumber, wireDay } from '../shared/fields.ts';
import { list, reading } from '../shared/measured.ts';
import { feeBases, feeTypes } from './fees.ts';
import { invoiceStatusIds, invoiceTypes } from './invoice.ts';

const invoiceItem = z.object({
  id,
  description: z.string(),
  amount: euros,
  tax: euros,
  total: euros,
  member: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
});

export const saleInvoice = z.object({
  id,
  household_id: id,
  type: z.enum(invoiceTypes),
  status_id: z.int().min(1).max(8),
  bill_number: z.string(),
  /** ISO 11649 creditor reference (D38). */
  payment_reference: z.string(),
  /** The text of the EPC069-12 code for banking apps (D41); null if nothing is left to pay. */
  payment_qr: z.string().nullable(),
  description: z.string(),
  amount: euros,
  /** What has been paid so far. */
  paid: euros,
  date: wireDay.nullable(),
  due_date: wireDay.nullable(),
  dunning_status: z.int().min(0).max(3),
  created_at: instant,
  /** The steps the reader may take now: `confirm`, `cancel`, `pdf`. */
  steps: z.array(z.enum(['confirm', 'cancel', 'pdf'])),
  sale_invoice_items: z.array(invoiceItem),
});

export const journalEntry = z.object({
  id,
  type: z.enum(invoiceTypes),
  /** What is still owed. */
  open_item: euros,
  debit: euros,
  credit: euros,
  sale_invoice: saleInvoice,
});

export const preCalculation = z.object({
  registration_fee: z.object({ available: z.boolean(), description: z.string(), amount: euros }),
  annual_contribution: z.object({
    available: z.boolean(),
    description: z.string(),
    total: euros,
    detail: z.array(z.object({ member_id: id, first_name: z.string(), last_name: z.string(), amount: euros })),
  }),
});

export const fee = z.object({
  type: z.enum(feeTypes),
  basis: z.enum(feeBases),
  /** Both ends of ages and days are included. */
  age_from: z.int(),
  age_to: z.int(),
  amount: euros,
  valid_from: wireDay,
  valid_to: wireDay.nullable(),
});

/** A fee in force today; `age_to` null: everybody older as well. */
const joiningFee = z.object({
  type: z.enum(feeTypes),
  basis: z.enum(feeBases),
  age_from: z.int(),
  age_to: z.int().nullable(),
  amount: euros,
});

const listOf = <T extends z.ZodType>(item: T) =>
  reading(
    (value) => (typeof value === 'string' && value !== '' ? value.split(',') : undefined),
    list(item, 20).optional(),
  );

/** The specification puts a blank before the direction (§7), D40 a colon; both are accepted. */
const journalOrder = reading(
  (value) => (typeof value === 'string' ? value.replace(' ', ':') : value),
  z.enum(['sale_invoice.due_date:DESC', 'sale_invoice.due_date:ASC']),
);

export type SaleInvoice = z.output<typeof saleInvoice>;
export type JournalEntry = z.output<typeof journalEntry>;
export type Fee = z.output<typeof fee>;
export type JoiningFee = z.output<typeof joiningFee>;
export type PreCalculation = z.output<typeof preCalculation>;

export const invoicingContract = contract({
  preCalculate: {
    method: 'GET',
    path: '/api/v1/finance/sale-invoice/pre-calculation',
    summary: 'What the household would be invoiced now (D36).',
    access: 'member',
    answer: preCalculation,
    status: 200,
    refusals: ['nothing_to_precalculate', 'no_matching_fee'],
  },
  listFees: {
    method: 'GET',
    path: '/api/v1/finance/fees',
    summary: 'The fee table, to show what a new family member would add (D35).',
    access: 'member',
    answer: z.array(fee),
    status: 200,
  },
  listJoiningFees: {
    method: 'GET',
    path: '/api/v1/finance/joining-fees',
    summary: 'What a membership costs today, by basis and age, for people who do not belong to it yet (D35).',
    access: 'public',
    answer: z.array(joiningFee),
    status: 200,
  },
  listJournal: {
    method: 'GET',
    path: '/api/v1/finance/financial-journal/household/:id',
    summary: 'The household’s invoices with what is owed on each (D40).',
    access: 'member',
    params: pathId,
    query: z.object({
      'filter[sale_invoice.status_id]': listOf(readNumber.pipe(z.literal(Object.values(invoiceStatusIds)))),
      'filter[type]': listOf(z.enum(invoiceTypes)),
      orderBy: journalOrder.default('sale_invoice.due_date:DESC'),
    }),
    answer: z.array(journalEntry),
    status: 200,
    missing: 'HouseholdNotFound',
  },
  createInvoices: {
    method: 'POST',
    path: '/api/v1/finance/household/create-invoice',
    summary: 'Creates a draft per type that is due; safe to repeat (D37).',
    access: 'member',
    onBehalf: 'invoices_made',
    body: z
      .object({
        types: list(z.enum(feeTypes), 2).optional(),
      })
      .default({}),
    answer: z.array(saleInvoice),
    status: 201,
    refusals: [
      'household_inactive',
      'nothing_to_precalculate',
      'no_matching_fee',
      'too_many_requests',
      'HouseholdNotFound',
    ],
  },
  confirmInvoice: {
    method: 'POST',
    path: '/api/v1/finance/sale-invoice/:id/confirm',
    summary: 'Confirms a draft: dated today, due in 14 days, mailed (D39); an outdated one is refused (D37).',
    access: 'member',
    onBehalf: 'invoices_made',
    params: pathId,
    answer: saleInvoice,
    status: 200,
    missing: 'invoice_not_found',
    refusals: [
      'household_inactive',
      'status_of_invoice_with_current_status_cant_be_updated_manually',
      'changed_meanwhile',
      'application_is_compared',
    ],
  },
  cancelInvoice: {
    method: 'POST',
    path: '/api/v1/finance/sale-invoice/:id/cancel',
    summary: 'Cancels a draft, which keeps its number (D38, D39).',
    access: 'member',
    params: pathId,
    answer: saleInvoice,
    status: 200,
    missing: 'invoice_not_found',
    refusals: ['household_inactive', 'status_of_invoice_with_current_status_cant_be_updated_manually'],
  },
  renderInvoicePdf: {
    method: 'GET',
    path: '/api/v1/finance/sale-invoice/:id/render-pdf/1',
    summary: 'The invoice as a PDF in the account’s language (D41).',
    access: 'member',
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'invoice_not_found',
    refusals: ['invoice_not_confirmed'],
  },
});
