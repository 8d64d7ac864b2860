import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { euros, readNumber } from '../shared/fields.ts';
import { costKinds } from './costs.ts';
import { burialDestinations } from './deathFacts.ts';
import { decisionOutcomes } from './decisions.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;
const year = readNumber.pipe(z.number().min(FIRST_YEAR, 'invalid_value').max(LAST_YEAR, 'invalid_value'));
const count = z.int();
const sum = { cases: count, sum: euros, average: euros };

export const deathFigures = z.object({
  year: count,
  /** Years in which cases were reported, the newest first. */
  years: z.array(count),
  cases: count,
  withdrawn: count,
  by_destination: z.array(z.object({ destination: z.enum(burialDestinations).nullable(), cases: count })),
  by_outcome: z.array(z.object({ outcome: z.enum(decisionOutcomes).nullable(), cases: count })),
  days_to_burial: z.object({ cases: count, average: z.number(), longest: count }).nullable(),
  costs: z.array(z.object({ kind: z.enum(costKinds), ...sum })),
  total: z.object(sum),
  declined: z.array(z.object({ case_no: z.string(), reasons: z.string().nullable() })),
});
export type DeathFigures = z.output<typeof deathFigures>;

/** Figures of a year for the board and the general meeting; they name nobody. */
export const deathFiguresContract = contract({
  getDeathFigures: {
    method: 'GET',
    path: '/api/v1/office/death-figures',
    summary: 'Figures of the cases that were reported in a year: where, days to the burial, costs, declined and why.',
    access: 'office',
    records: 'nothing',
    query: z.object({ year }),
    answer: deathFigures,
    status: 200,
  },
  downloadDeathFigures: {
    method: 'GET',
    path: '/api/v1/office/death-figures/file',
    summary: 'The same as a file for a spreadsheet (CSV).',
    access: 'office',
    records: 'nothing',
    query: z.object({ year }),
    answer: 'file',
    status: 200,
  },
});
