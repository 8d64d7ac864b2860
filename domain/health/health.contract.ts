import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { instant, wireDay } from '../shared/fields.ts';

/** What can be wrong with the running of the product. The sentences are in `texts/health`. */
export const healthParts = ['mails', 'lost_mails', 'jobs', 'backup', 'disk', 'bank', 'record'] as const;
export type HealthPart = (typeof healthParts)[number];

const judged = { is_well: z.boolean() };

/** Whether all is well, and each part with its figures (decision 81). */
export const health = z.object({
  /** Mails that are due and not sent yet, and since when the oldest of them waits. */
  mails: z.object({ ...judged, waiting: z.int(), oldest: instant.nullable() }),
  /** Mails that were given up and nobody has decided about: all, and those that no wrong address explains. */
  lost_mails: z.object({ ...judged, count: z.int(), our_fault: z.int() }),
  /** The technical names of jobs that were given up, and of those that are late. */
  jobs: z.object({ ...judged, failed: z.array(z.string()), late: z.array(z.string()) }),
  /** The last complete backup; null if none was made. */
  backup: z.object({ ...judged, made_at: instant.nullable(), bytes: z.number().nullable() }),
  /** The disk that holds the folder of data. */
  disk: z.object({ ...judged, free_bytes: z.number(), total_bytes: z.number() }),
  /** The day with which the newest bank statement ends; not well if reminders that are due wait for a newer one. */
  bank: z.object({ ...judged, last_statement: wireDay.nullable() }),
  /** The last verification of the audit log's chain: when, over how many links, and how many problems; null before the first. */
  record: z.object({ ...judged, checked_at: instant.nullable(), links: z.int(), problems: z.int() }),
  version: z.string(),
});

export const healthContract = contract({
  readHealth: {
    method: 'GET',
    path: '/api/v1/office/health',
    summary:
      'Whether all is well: mails, jobs, backup, disk, bank file and the audit log. Read from the database at most every few seconds.',
    access: 'office',
    records: 'nothing',
    answer: health,
    status: 200,
  },
});

export type Health = z.output<typeof health>;
