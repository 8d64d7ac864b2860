import { z } from 'zod';
import { lastDeed, seen } from '../audit/lastDeed.ts';
import { contract } from '../shared/contract.ts';
import { euros, id, linesOfText, pathId, wireDay } from '../shared/fields.ts';
import { paidAmount } from './amount.ts';
import { pastedProblems } from './pastedParts.ts';

/** Parts of one transfer: an employer or an association pays for some two hundred families at once. */
export const MOST_PARTS = 200;

const LONGEST_LIST = 20_000;
/** With a heading, a sum and empty lines. */
const MOST_LINES = 300;

/** A part of a transfer: for an invoice, or for a household, whose unallocated credit it becomes. */
export const dividedPart = z
  .object({ sale_invoice_id: id.optional(), household_id: id.optional(), amount: paidAmount, seen })
  .superRefine(({ sale_invoice_id, household_id }, context) => {
    if ((sale_invoice_id === undefined) !== (household_id === undefined)) return;
    const message = household_id === undefined ? 'required' : 'invalid_value';
    context.addIssue({ code: 'custom', path: ['sale_invoice_id'], message });
  });

/** A part that a list brings; `amount` is null where a person has to say how much. */
const listedPart = z.object({
  household_id: id,
  membership_no: z.string(),
  name: z.string(),
  last_deed: lastDeed,
  /** Null for what becomes unallocated credit of the household. */
  bill: z.object({ sale_invoice_id: id, bill_number: z.string(), open_item: euros, due_date: wireDay }).nullable(),
  amount: euros.nullable(),
});

const pastedProblem = z.object({ line: z.int(), text: z.string(), why: z.enum(pastedProblems) });

/** How a transfer for many households is divided (D42, decision 45); all of it is any clerk's. */
export const dividingContract = contract({
  readPastedParts: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/parts',
    summary:
      'Reads a list of membership numbers, invoice numbers or payment references with amounts, a line each, and answers the parts into which a credit may be divided by it; nothing is changed.',
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
