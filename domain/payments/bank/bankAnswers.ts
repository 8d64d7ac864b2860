import { z } from 'zod';
import { lastDecision } from '../../audit/lastDecision.ts';
import { euros, id, instant, wireDay } from '../../shared/fields.ts';
import { leftOutReasons } from './leftOut.ts';
import { type LineFilter, lineFilters } from './openLines.ts';
import { proposalReasons } from './proposals.ts';
import { undecidedReasons } from './verdict.ts';

/** What is wrong with a statement in a file; `missing` is in euros, negative for too much. */
export const statementWarning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), name: z.string().nullable(), missing: euros }),
  z.object({
    kind: z.literal('gap'),
    name: z.string().nullable(),
    from: wireDay,
    to: wireDay,
    missing: euros.nullable(),
  }),
  z.object({ kind: z.literal('overlap'), name: z.string().nullable(), from: wireDay, to: wireDay }),
]);

/** One statement in a bank file, as the bank wrote it. */
export const accountStatement = z.object({
  name: z.string().nullable(),
  first_day: wireDay.nullable(),
  last_day: wireDay.nullable(),
  opening: euros.nullable(),
  entries: euros,
  closing: euros.nullable(),
});

/** A bank file, and the state of the lines that it was the first to contain (D42). */
export const bankStatement = z.object({
  id,
  file_name: z.string(),
  first_day: wireDay.nullable(),
  last_day: wireDay.nullable(),
  created_at: instant,
  lines: z.int(),
  /** Lines that an earlier file contained. */
  known: z.int(),
  /** Entries that the bank has not booked yet, or over 0. */
  skipped: z.int(),
  booked: z.int(),
  /** The sum of the booked credits. */
  booked_amount: euros,
  undecided: z.int(),
  dismissed: z.int(),
  statements: z.array(accountStatement),
  warnings: z.array(statementWarning),
  /** Parts of the file that contain no line, by reason and name. */
  left_out: z.array(z.object({ why: z.enum(leftOutReasons), name: z.string().nullable(), count: z.int() })),
});

/** `is_repeated`: the same file was read before. `is_unfinished`: a run still books the lines that name an invoice. */
export const readBankStatement = bankStatement.extend({ is_repeated: z.boolean(), is_unfinished: z.boolean() });

/** `bill_open`: the line can be booked: either a run will do it, or its invoice can be paid again. */
export const bankLineReasons = [...undecidedReasons, 'bill_open'] as const;
export type BankLineReason = (typeof bankLineReasons)[number];

const whose = { household_id: id, membership_no: z.string(), name: z.string(), last_decision: lastDecision };

/** A payment from a household or a refund to it that a bank line may confirm or return. */
export const movement = z.object({ ...whose, id, value_date: wireDay, amount: euros });

/** A bank line that is undecided or was dismissed. */
export const bankLine = z.object({
  id,
  value_date: wireDay,
  /** Negative for a debit. */
  amount: euros,
  counterparty_name: z.string().nullable(),
  counterparty_iban: z.string().nullable(),
  /** The person for whom somebody else paid. */
  ultimate_name: z.string().nullable(),
  remittance_text: z.string().nullable(),
  /** What the bank adds to the payer's text. */
  bank_text: z.string().nullable(),
  payment_reference: z.string().nullable(),
  end_to_end_id: z.string().nullable(),
  /** The bank's value date, if another day counts. */
  told_date: z.string().nullable(),
  /** Why it came back: a code of ISO 20022. */
  return_code: z.string().nullable(),
  /** Why a clerk has to decide. */
  reason: z.enum(bankLineReasons),
  /** The only invoice that it names, which cannot be paid now, with its household. */
  named_bill: z.object({ ...whose, bill_number: z.string(), status_id: z.int() }).nullable(),
  /** The invoices that it names, if it names several that can be paid: it may be split among them. */
  named_bills: z.array(
    z.object({ ...whose, sale_invoice_id: id, bill_number: z.string(), open_item: euros, due_date: wireDay }),
  ),
  /** Invoices that it may be for, the likeliest first. */
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
  /** How many households are equally likely; more than one: nothing speaks for the first of them. */
  equal_households: z.int(),
  /** Payments booked by hand that it may confirm, the likeliest first (decision 40). */
  booked_by_hand: z.array(movement),
  /** Households that it may be from although they owe nothing, the likeliest first. */
  credits: z.array(z.object({ ...whose, why: z.enum(proposalReasons) })),
  /** Payments that it may return, the latest first. */
  returnable: z.array(movement),
  /** Returns noted by hand that it may confirm, the likeliest first. */
  noted_returns: z.array(z.object({ ...whose, id, value_date: wireDay, amount: euros, returned_on: wireDay })),
  /** Refunds that it may confirm, the likeliest first. */
  refunds: z.array(movement),
  dismissed_at: instant.nullable(),
  dismissed_reason: z.string().nullable(),
});

/** How many undecided lines there are by each filter; `unjudged`: not looked at yet, so no filter but `all` has them. */
export const lineCounts = z.object({
  all: z.int(),
  ...(Object.fromEntries(lineFilters.map((filter) => [filter, z.int()])) as Record<LineFilter, z.ZodInt>),
  older_than: z.array(z.object({ days: z.int(), count: z.int() })),
  unjudged: z.int(),
});

export type LineCounts = z.output<typeof lineCounts>;
export type StatementWarning = z.output<typeof statementWarning>;
export type BankStatement = z.output<typeof bankStatement>;
export type ReadBankStatement = z.output<typeof readBankStatement>;
export type OfficeBankLine = z.output<typeof bankLine>;
