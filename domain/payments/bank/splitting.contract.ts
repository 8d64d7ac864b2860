import { z } from 'zod';
import { lastDecision, seen } from '../../audit/lastDecision.ts';
import { contract } from '../../shared/contract.ts';
import { euros, id, linesOfText, pathId, wireDay } from '../../shared/fields.ts';
import { paidAmount } from '../amount.ts';
import { pastedProblems } from './pastedParts.ts';

/** How many parts one transfer can have: an employer or an association pays for up to two hundred families at once. */
export const MOST_PARTS = 200;

const LONGEST_LIST = 20_000;
/** More than the parts, because of a heading, a sum and empty lines. */
const MOST_LINES = 300;

/** A part of a transfer: for an invoice, or for a household as free money. */
export const splitPart = z
  .object({ sale_invoice_id: id.optional(), household_id: id.optional(), amount: paidAmount, seen })
  .superRefine(({ sale_invoice_id, household_id }, context) => {
    if ((sale_invoice_id === undefined) !== (household_id === undefined)) return;
    const message = household_id === undefined ? 'required' : 'invalid_value';
    context.addIssue({ code: 'custom', path: ['sale_invoice_id'], message });
  });

/** A part read from a list; `amount` is null if a clerk has to enter it. */
const listedPart = z.object({
  household_id: id,
  membership_no: z.string(),
  name: z.string(),
  last_decision: lastDecision,
  /** Null if the part becomes free money of the household. */
  bill: z.object({ sale_invoice_id: id, bill_number: z.string(), open_item: euros, due_date: wireDay }).nullable(),
  amount: euros.nullable(),
});

const pastedProblem = z.object({ line: z.int(), text: z.string(), why: z.enum(pastedProblems) });

/** Reading a list by which a transfer for many households is split (D42, decision 45); any clerk may do it. */
export const splittingContract = contract({
  readPastedParts: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/parts',
    summary:
      'Reads a list of membership numbers, invoice numbers or payment references with amounts, one per line, and returns the parts into which a credit may be split; nothing is changed.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    body: z.object({
      list: linesOfText(LONGEST_LIST).refine((list) => list.split('\n').length <= MOST_LINES, 'too_many'),
    }),
    answer: z.object({ parts: z.array(listedPart), problems: z.array(pastedProblem) }),
    status: 200,
    missing: 'bank_transaction_not_found',
  },
});

export type ListedPart = z.output<typeof listedPart>;
export type PastedProblem = z.output<typeof pastedProblem>;
