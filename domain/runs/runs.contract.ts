import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { id, instant, pathId } from '../shared/fields.ts';

/** Long-running work that the office can watch. The names are in `texts/office/officeRuns.*.ts`. */
export const runKinds = [
  'invoicing.yearly_run',
  'office.book_bank_lines',
  'post.fill_print',
  'post.circular',
  'release.households',
  'release.first_invoices',
  'membership.daily',
  'moving_in.dry_run',
  'moving_in.run',
  'moving_in.undo',
  'moving_in.take_new',
  'moving_in.proof',
] as const;
export type RunKindName = (typeof runKinds)[number];

export const runOutcomes = ['done', 'stopped', 'failed'] as const;

const run = z.object({
  id,
  kind: z.enum(runKinds),
  /** What distinguishes it from other runs of its kind: a year, a file name, the title of a message. */
  about: z.string().nullable(),
  /** The staff member who started it; null if it started by itself. */
  by: z.string().nullable(),
  created_at: instant,
  /** Null while it is queued. */
  started_at: instant.nullable(),
  /** Items done, failed, and in total; the total is null if unknown. */
  done: z.int(),
  failed: z.int(),
  total: z.int().nullable(),
  /** Of a bank file: how many of its lines are booked by now, how many wait for a person, and what was skipped. */
  bank_file: z.object({ id, booked: z.int(), waiting: z.int(), skipped: z.int() }).nullable(),
  is_stop_wanted: z.boolean(),
  /** Null while it is queued or running. */
  outcome: z.enum(runOutcomes).nullable(),
  ended_at: instant.nullable(),
});

/** Long-running work and its results. */
export const runsContract = contract({
  listRuns: {
    method: 'GET',
    path: '/api/v1/office/runs',
    summary:
      'Waiting and running work, the oldest first, then what has ended lately; and how many mails are not sent yet.',
    access: 'office',
    records: 'nothing',
    answer: z.object({ runs: z.array(run), mails_waiting: z.int() }),
    status: 200,
  },
  stopRun: {
    method: 'POST',
    path: '/api/v1/office/runs/:id/stop',
    summary:
      'Asks long work to stop after its present step. What is done stays; started again, it continues with the rest.',
    access: 'office',
    records: ['run.stopped'],
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'run_not_found',
    refusals: ['run_has_ended'],
  },
});

export type Run = z.output<typeof run>;
