import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { id, instant, pathId } from '../shared/fields.ts';

/** Long work that the office sees while it runs; each has its name in `texts/office/officeRuns.*.ts`. */
export const runKinds = [
  'invoicing.yearly_run',
  'office.book_bank_lines',
  'office.tell_everybody',
  'application.daily',
] as const;
export type RunKindName = (typeof runKinds)[number];

export const runOutcomes = ['done', 'stopped', 'failed'] as const;

const run = z.object({
  id,
  kind: z.enum(runKinds),
  /** What tells it from others of its kind: a year, a file, the words of a message. */
  about: z.string().nullable(),
  /** The colleague who asked for it; null where it began by itself. */
  by: z.string().nullable(),
  created_at: instant,
  /** Null while it waits for its turn. */
  started_at: instant.nullable(),
  /** Items done, gone wrong, and all there are; null where nobody can tell. */
  done: z.int(),
  failed: z.int(),
  total: z.int().nullable(),
  is_stop_wanted: z.boolean(),
  /** Null while it waits or works. */
  outcome: z.enum(runOutcomes).nullable(),
  ended_at: instant.nullable(),
});

/** What works in the background, and what has come of it. */
export const runsContract = contract({
  listRuns: {
    method: 'GET',
    path: '/api/v1/office/runs',
    summary:
      'Long work that waits or runs, the oldest first, then what has ended lately; and how many mails wait to leave.',
    access: 'office',
    records: 'nothing',
    answer: z.object({ runs: z.array(run), mails_waiting: z.int() }),
    status: 200,
  },
  stopRun: {
    method: 'POST',
    path: '/api/v1/office/runs/:id/stop',
    summary:
      'Asks long work to stop after its present step. What is done stays; begun again, it goes on with the rest.',
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
