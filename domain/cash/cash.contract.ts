import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { owner } from '../members/owner.ts';
import { paidAmount } from '../payments/amount.ts';
import { contract } from '../shared/contract.ts';
import {
  choice,
  dayField,
  euros,
  id,
  instant,
  linesOfText,
  optional,
  optionalText,
  pathId,
  wireDay,
} from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { cashKinds, cashMovements } from './cashKinds.ts';
import { countedSum } from './countedSum.ts';

/** More invoices than a household ever owes at once. */
const MOST_INVOICES = 50;

/** A receipt of a household. */
export const cashReceipt = z.object({
  id,
  receipt_no: z.string(),
  day: wireDay,
  amount: euros,
  /** The bill numbers that it paid. */
  bill_numbers: z.array(z.string()),
  /** The receipt that this one reverses, and the one that reverses it. */
  reverses_no: z.string().nullable(),
  reversed_by_no: z.string().nullable(),
  taken_by: z.string().nullable(),
});

const cashEntry = cashReceipt.extend({
  kind: z.enum(cashKinds),
  text: z.string().nullable(),
  /** Who has paid, if it was entered. */
  from: z.string().nullable(),
  household: z.object(owner).nullable(),
  created_at: instant,
  is_counted: z.boolean(),
  /** Of a payment: a second person has counted it, or the bank has told of its deposit (decision 40). */
  is_confirmed: z.boolean().nullable(),
  may_reverse: z.boolean(),
});

const cashClosing = z.object({
  id,
  day: wireDay,
  expected: euros,
  counted: euros,
  difference_reason: z.string().nullable(),
  closed_by: z.string().nullable(),
  closed_at: instant,
  agreed_by: z.string().nullable(),
  /** Whether the reader may count as the second person. */
  may_agree: z.boolean(),
});

/** A deposit of which no bank line tells yet, with the lines that may be it. */
const untoldDeposit = z.object({
  id,
  receipt_no: z.string(),
  day: wireDay,
  amount: euros,
  lines: z.array(z.object({ id, value_date: wireDay, counterparty_name: z.string().nullable() })),
});

export const cashBook = z.object({
  day: wireDay,
  /** What is in the cash box now by the book. */
  balance: euros,
  /** What was in it at the end of the day before, and at the end of this day. */
  carried: euros,
  ends_with: euros,
  last_counted: wireDay.nullable(),
  /** The newest entry of the book: a count is refused if there is a newer one. */
  last_entry_id: id.nullable(),
  /** What a count of this day has to find. */
  expected: euros,
  may_count: z.boolean(),
  /** Whether something may still be entered for this day. */
  is_open: z.boolean(),
  entries: z.array(cashEntry),
  closings: z.array(cashClosing),
  /** Days with entries that nobody has counted, or that a second person has not counted, the oldest first. */
  open_days: z.array(z.object({ day: wireDay, needs: z.enum(['count', 'second']) })),
  deposits: z.array(untoldDeposit),
});

/** Cash at the counter and the cash book (decision 91); any clerk may do all of it. */
export const cashContract = contract({
  takeCash: {
    method: 'POST',
    path: '/api/v1/office/households/:id/cash',
    summary:
      'Takes cash of a household for its open invoices, those that are due first first, and makes a numbered receipt. Until a second person has counted the cash, it counts as not confirmed (decision 91).',
    access: 'office',
    records: ['cash.taken'],
    decidesAbout: 'itself',
    keyed: true,
    params: pathId,
    body: z.object({
      seen,
      amount: paidAmount,
      day: dayField,
      /** Which invoices it pays. */
      invoice_ids: list(id, MOST_INVOICES),
      /** Who has brought it, if not the main member. */
      from: optionalText(200),
    }),
    answer: cashReceipt,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: [
      ...overtaken,
      'invoice_not_found',
      'status_of_invoice_not_supported_for_assignment',
      'new_amount_must_be_lower',
      'cash_day_counted',
    ],
  },
  listReceipts: {
    method: 'GET',
    path: '/api/v1/office/households/:id/cash',
    summary: 'The receipts of a household, the latest first.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: z.array(cashReceipt),
    status: 200,
    missing: 'HouseholdNotFound',
  },
  printReceipt: {
    method: 'GET',
    path: '/api/v1/office/cash/:id/receipt',
    summary: 'A receipt as a tagged PDF, in the language of the household.',
    access: 'office',
    records: ['cash.printed'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'cash_entry_not_found',
  },
  readCashBook: {
    method: 'GET',
    path: '/api/v1/office/cash',
    summary: 'The cash book of a day, by default today.',
    access: 'office',
    records: 'nothing',
    query: z.object({ day: optional(dayField) }),
    answer: cashBook,
    status: 200,
  },
  enterCash: {
    method: 'POST',
    path: '/api/v1/office/cash',
    summary: 'Enters other money in the cash book: brought to the bank, spent, or received.',
    access: 'office',
    records: ['cash.entered'],
    keyed: true,
    body: z.object({
      kind: choice(cashMovements),
      amount: paidAmount,
      day: dayField,
      text: linesOfText(200),
    }),
    answer: z.object({ id, receipt_no: z.string() }),
    status: 201,
    refusals: ['cash_day_counted', 'cash_not_enough'],
  },
  reverseCash: {
    method: 'POST',
    path: '/api/v1/office/cash/:id/reverse',
    summary:
      'Reverses an entry by a counter-entry of today; a payment is withdrawn, and what it had paid is owed again.',
    access: 'office',
    records: ['cash.reversed'],
    decidesAbout: 'itself',
    params: pathId,
    body: z.object({ seen, reason: linesOfText(200) }),
    answer: cashReceipt,
    status: 201,
    missing: 'cash_entry_not_found',
    refusals: [
      ...overtaken,
      'cash_entry_not_reversible',
      'cash_deposit_told',
      'cash_not_enough',
      'payment_was_refunded',
      'bank_transaction_already_decided',
    ],
  },
  countCash: {
    method: 'POST',
    path: '/api/v1/office/cash/closings',
    summary:
      'Closes a day with the counted sum. A difference needs a reason and is entered. Payments that somebody else has taken are confirmed.',
    access: 'office',
    records: ['cash.counted'],
    body: z.object({
      day: dayField,
      counted: countedSum,
      reason: optional(linesOfText(200)),
      /** The newest entry that the screen showed. */
      last_entry_id: id.nullable(),
    }),
    answer: cashClosing,
    status: 201,
    refusals: ['cash_day_counted', 'cash_changed_meanwhile', 'cash_nothing_to_count'],
  },
  agreeToCount: {
    method: 'POST',
    path: '/api/v1/office/cash/closings/:id/agree',
    summary: 'A second person has counted the same sum: the payments of the day are confirmed.',
    access: 'office',
    records: ['cash.agreed'],
    params: pathId,
    answer: cashClosing,
    status: 200,
    missing: 'cash_closing_not_found',
    refusals: ['second_person_must_agree', 'cash_already_agreed'],
  },
  tellOfDeposit: {
    method: 'POST',
    path: '/api/v1/office/cash/:id/bank-line',
    summary: 'A credit in a bank file is this deposit: the payments that were brought with it are confirmed.',
    access: 'office',
    records: ['cash.deposit_told', 'bank_line.dismissed'],
    params: pathId,
    body: z.object({ bank_line_id: id }),
    answer: z.object({ id }),
    status: 200,
    missing: 'cash_entry_not_found',
    refusals: [
      'bank_transaction_not_found',
      'bank_transaction_already_decided',
      'cash_deposit_told',
      'cash_deposit_does_not_fit',
    ],
  },
});

export type CashBook = z.output<typeof cashBook>;
export type CashEntry = CashBook['entries'][number];
export type CashReceipt = z.output<typeof cashReceipt>;
export type CashClosing = z.output<typeof cashClosing>;
