import { z } from 'zod';
import { lastDeed } from '../audit/lastDeed.ts';
import { euros, id, instant, wireDay } from '../shared/fields.ts';
import { leftOutReasons } from './leftOut.ts';
import { proposalReasons } from './proposals.ts';
import { undecidedReasons } from './verdict.ts';

/** What is not as it should be about a statement of a file; `missing` in euros, below nothing for too much. */
export const statementWarning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), name: z.string().nullable(), missing: euros }),
  z.object({
    ...{ kind: z.literal('gap'), name: z.string().nullable(), from: wireDay, to: wireDay },
    missing: euros.nullable(),
  }),
  z.object({ kind: z.literal('overlap'), name: z.string().nullable(), from: wireDay, to: wireDay }),
]);

/** One statement of a file, as the bank made it. */
export const accountStatement = z.object({
  name: z.string().nullable(),
  first_day: wireDay.nullable(),
  last_day: wireDay.nullable(),
  opening: euros.nullable(),
  entries: euros,
  closing: euros.nullable(),
});

/** A file of the bank, and what has become of the lines that it brought first (D42). */
export const bankStatement = z.object({
  id,
  file_name: z.string(),
  first_day: wireDay.nullable(),
  last_day: wireDay.nullable(),
  created_at: instant,
  lines: z.int(),
  /** Lines that an earlier file had brought. */
  known: z.int(),
  /** Entries that are not booked yet, or move nothing. */
  skipped: z.int(),
  booked: z.int(),
  /** What the booked credits bring. */
  booked_amount: euros,
  undecided: z.int(),
  laid_aside: z.int(),
  statements: z.array(accountStatement),
  warnings: z.array(statementWarning),
  /** What brought no line, each reason and name once. */
  left_out: z.array(z.object({ why: z.enum(leftOutReasons), name: z.string().nullable(), count: z.int() })),
});

/** `is_repeated`: the very same file was read before. `is_unfinished`: a run books what names a bill. */
export const readBankStatement = bankStatement.extend({ is_repeated: z.boolean(), is_unfinished: z.boolean() });

/** `bill_open`: nothing stands against booking it; it is about to be booked, or its bill takes money again. */
export const bankLineReasons = [...undecidedReasons, 'bill_open'] as const;
export type BankLineReason = (typeof bankLineReasons)[number];

const whose = { household_id: id, membership_no: z.string(), name: z.string(), last_deed: lastDeed };

/** Money that came in from a household, or went back to it, and that a line may tell of. */
export const movement = z.object({ ...whose, id, value_date: wireDay, amount: euros });

/** A line of the bank's that waits for somebody, or was laid aside. */
export const bankLine = z.object({
  id,
  value_date: wireDay,
  /** Less than nothing for what left the account. */
  amount: euros,
  counterparty_name: z.string().nullable(),
  counterparty_iban: z.string().nullable(),
  /** For whom somebody else paid. */
  ultimate_name: z.string().nullable(),
  remittance_text: z.string().nullable(),
  /** What the bank adds to the payer's words. */
  bank_text: z.string().nullable(),
  payment_reference: z.string().nullable(),
  end_to_end_id: z.string().nullable(),
  /** The value date that the bank told, where that is not the day that counts. */
  told_date: z.string().nullable(),
  /** Why a person has to decide. */
  reason: z.enum(bankLineReasons),
  /** The one bill that is named and takes no money now, with its household. */
  named_bill: z.object({ ...whose, bill_number: z.string(), status_id: z.int() }).nullable(),
  /** The bills that it names, if it names several and they take money: it may be divided among them. */
  named_bills: z.array(
    z.object({ ...whose, sale_invoice_id: id, bill_number: z.string(), open_item: euros, due_date: wireDay }),
  ),
  /** Bills that it may be for, the likeliest first. */
  proposals: z.array(
    z.object({
      ...whose,
      sale_invoice_id: id,
      bill_number: z.string(),
      open_item: euros,
      due_date: wireDay,
      why: z.enum(proposalReasons),
    }),
  ),
  /** Payments booked by hand that it may tell of, the likeliest first (decision 40). */
  booked_by_hand: z.array(movement),
  /** Households whose money it seems to be and that owe nothing, the likeliest first. */
  credits: z.array(z.object({ ...whose, why: z.enum(proposalReasons) })),
  /** Payments that it may have taken back, the latest first. */
  returnable: z.array(movement),
  /** Payments of which somebody noted by hand that the bank took them back, and of which it may tell; the likeliest first. */
  noted_returns: z.array(z.object({ ...whose, id, value_date: wireDay, amount: euros, returned_on: wireDay })),
  /** Refunds that it may tell of, the likeliest first. */
  refunds: z.array(movement),
  laid_aside_at: instant.nullable(),
  laid_aside_reason: z.string().nullable(),
});

export type StatementWarning = z.output<typeof statementWarning>;
export type BankStatement = z.output<typeof bankStatement>;
export type ReadBankStatement = z.output<typeof readBankStatement>;
export type OfficeBankLine = z.output<typeof bankLine>;
