import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { dayField, wireDay } from '../shared/fields.ts';
import { writtenFees } from './feeTable.ts';
import { fee } from './invoicing.contract.ts';

/** One row of a table, whose days are the table’s. */
export const feeOfTable = fee.omit({ valid_from: true, valid_to: true });

/** What is asked for from a day on, until a later table holds. */
export const feeTable = z.object({
  valid_from: wireDay,
  /** By type and basis, then by age. */
  fees: z.array(feeOfTable),
});

export const feeTables = z.object({
  /** Another one whenever fees were introduced: whoever introduces some says which of them was on screen. */
  version: z.int().min(0),
  /** Null where nobody can be billed yet. */
  in_force: feeTable.nullable(),
  /** The earliest first. */
  to_come: z.array(feeTable),
});

export type FeeTable = z.output<typeof feeTable>;
export type FeeTables = z.output<typeof feeTables>;

export const feesContract = contract({
  getFees: {
    method: 'GET',
    path: '/api/v1/office/fees',
    summary: 'The fees in force, and those that are to come (D35).',
    access: 'office',
    records: 'nothing',
    answer: feeTables,
    status: 200,
  },
  introduceFees: {
    method: 'POST',
    path: '/api/v1/office/fees',
    summary: 'New fees from a day on, in place of any that were to begin then or later; the board’s. Safe to repeat.',
    access: 'office',
    records: ['fees.introduced'],
    body: z.object({ valid_from: dayField, fees: writtenFees, version: z.int().min(0).optional() }),
    answer: feeTables,
    status: 200,
    refusals: ['fees_in_force_already', 'changed_meanwhile'],
  },
});
