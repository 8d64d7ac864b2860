import { z } from 'zod';
import { amountProblem } from '../payments/amount.ts';
import { contract } from '../shared/contract.ts';
import {
  choice,
  dayField,
  euroField,
  euros,
  id,
  instant,
  linesOfText,
  optional,
  optionalText,
  pathId,
  text,
  wireDay,
} from '../shared/fields.ts';
import { costKinds, costPayers } from './costs.ts';
import { caseRefusals, revision } from './deathCases.contract.ts';

export const deathCost = z.object({
  id,
  kind: z.enum(costKinds),
  supplier: z.string(),
  /** The number of the supplier's invoice. */
  bill_no: z.string().nullable(),
  amount: euros,
  payer: z.enum(costPayers),
  ordered_on: wireDay.nullable(),
  paid_on: wireDay.nullable(),
  /** Marked as paid on this day by one person; a second one has to agree (decision 70). Null: nothing waits. */
  pay_asked_on: wireDay.nullable(),
  pay_asked_by: z.string().nullable(),
  /** Why it was accepted although it exceeds a limit. */
  over_limit_because: z.string().nullable(),
  entered_at: instant,
  entered_by: z.string().nullable(),
  cancelled_at: instant.nullable(),
  cancelled_by: z.string().nullable(),
});
export type DeathCost = z.output<typeof deathCost>;

/** Costs of a case with their limits and sums, in euros. */
export const deathCosts = z.object({
  revision,
  costs: z.array(deathCost),
  limits: z.array(z.object({ what: z.enum([...costKinds, 'abroad', 'goodwill']), limit: euros, spent: euros })),
  /** The sums of what each pays, without cancelled costs. */
  sums: z.object({ association: euros, family: euros, other: euros }),
  may_change: z.boolean(),
  /** Whether the association may take on costs, because it has accepted the case. */
  may_take_on: z.boolean(),
});
export type DeathCosts = z.output<typeof deathCosts>;

const amount = euroField.superRefine((value, context) => {
  const message = amountProblem(value);
  if (message) context.addIssue({ code: 'custom', message });
});

const base = {
  access: 'office',
  records: ['death_case.cost_changed'],
  answer: deathCosts,
} as const;

/** Costs of a case (decision 60). */
export const deathCostsContract = contract({
  listDeathCosts: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/costs',
    summary: 'Costs of a case with the limits of the board and what has been spent of them.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathCosts,
    status: 200,
    missing: 'death_case_not_found',
  },
  enterDeathCost: {
    ...base,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/costs',
    summary: 'Enters a cost; above a limit of the board a reason is required.',
    params: pathId,
    body: z.object({
      revision,
      kind: choice(costKinds),
      supplier: text(200),
      bill_no: optionalText(50),
      amount,
      payer: choice(costPayers),
      ordered_on: optional(dayField),
      paid_on: optional(dayField),
      over_limit_because: optional(linesOfText(1000)),
    }),
    keyed: true,
    status: 201,
    missing: 'death_case_not_found',
    refusals: [...caseRefusals, 'death_case_not_accepted', 'death_case_full', 'death_cost_over_limit'],
  },
  payDeathCost: {
    ...base,
    method: 'POST',
    path: '/api/v1/office/death-costs/:id/pay',
    summary: 'Stores the day on which a cost was paid; null: not paid.',
    params: pathId,
    body: z.object({ revision, paid_on: dayField.nullable() }),
    status: 200,
    missing: 'death_cost_not_found',
    refusals: [...caseRefusals, 'death_case_not_accepted', 'death_cost_waits_for_second'],
  },
  cancelDeathCost: {
    ...base,
    method: 'POST',
    path: '/api/v1/office/death-costs/:id/cancel',
    summary: 'Cancels a cost that was entered by mistake; it stays visible.',
    params: pathId,
    body: z.object({ revision }),
    status: 200,
    missing: 'death_cost_not_found',
    refusals: caseRefusals,
  },
});
