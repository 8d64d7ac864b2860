import { z } from 'zod';
import { owner } from '../members/owner.ts';
import { contract } from '../shared/contract.ts';
import { euros, id } from '../shared/fields.ts';

/** What the yearly run would invoice today (D45). */
export const yearlyRunFigure = z.object({
  year: z.int(),
  households: z.int(),
  total: euros,
  /** A date of birth or a fee is missing: they are invoiced as soon as it is there. */
  cannot_be_billed: z.array(z.object({ ...owner, reason: z.enum(['nothing_to_precalculate', 'no_matching_fee']) })),
});

export type YearlyRunFigure = z.output<typeof yearlyRunFigure>;

export const yearlyRunContract = contract({
  getYearlyRun: {
    method: 'GET',
    path: '/api/v1/office/yearly-run',
    summary: 'The number of active households without an invoice for this year, and the total; changes nothing (D45).',
    access: 'office',
    records: 'nothing',
    answer: yearlyRunFigure,
    status: 200,
  },
  startYearlyRun: {
    method: 'POST',
    path: '/api/v1/office/yearly-run',
    summary:
      'Starts the run that invoices the annual contributions, each household once, however often it is called (D45).',
    access: 'office',
    records: ['yearly_run.started'],
    body: z.object({ year: z.int() }),
    answer: z.object({ year: z.int(), run_id: id }),
    status: 200,
    refusals: ['nothing_for_invoicing'],
  },
});
