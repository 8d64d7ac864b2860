import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { dayField, wireDay } from '../shared/fields.ts';
import { writtenFees } from './feeTable.ts';
import { fee } from './invoicing.contract.ts';

/** One fee without days of its own: the table's days apply. */
export const feeOfTable = fee.omit({ valid_from: true, valid_to: true });

/** The fees that apply from a day on, until the next table starts. */
export const feeTable = z.object({
  valid_from: wireDay,
  /** Sorted by type and basis, then by age. */
  fees: z.array(feeOfTable),
});

export const feeTables = z.object({
  /** Changes whenever fees are introduced. A call that introduces fees sends the version that was on screen. */
  version: z.int().min(0),
  /** Null if no fees apply yet. */
  in_force: feeTable.nullable(),
  /** Future tables, the earliest first. */
  to_come: z.array(feeTable),
});

export type FeeTable = z.output<typeof feeTable>;
export type FeeTables = z.output<typeof feeTables>;

export const feesContract = contract({
  getFees: {
    method: 'GET',
    path: '/api/v1/office/fees',
    summary: 'The present fees, and future ones (D35).',
    access: 'office',
    records: 'nothing',
    answer: feeTables,
    status: 200,
  },
  introduceFees: {
    method: 'POST',
    path: '/api/v1/office/fees',
    summary:
      'Introduces fees from a day on, in place of any that were to begin then or later; only the board. Safe to repeat.',
    access: 'office',
    records: ['fees.introduced'],
    body: z.object({ valid_from: dayField, fees: writtenFees, version: z.int().min(0).optional() }),
    answer: feeTables,
    status: 200,
    refusals: ['fees_in_force_already', 'changed_meanwhile'],
  },
});
