import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { yearOf } from '../../domain/shared/day.ts';
import { findUnfinished, startRun } from '../platform/runs/runs.ts';
import type { Ask, Change } from '../platform/work.ts';
import { yearlyRun } from './yearlyRun.jobs.ts';
import { isYearlyRunDue } from './yearlyRun.reads.ts';

/**
 * Has the year's contributions billed by a run, and answers its id. Ordered twice it bills once (D45). Refuses with
 * `nothing_for_invoicing` where there is nobody to bill, and any year but this one.
 */
export async function orderYearlyRun(change: Change, year: number): Promise<number> {
  if (year !== yearOf(change.today)) return refuse('validation_failed', { errors: { year: ['invalid_value'] } });
  if (!(await isYearlyRunDue(change.db, year))) return refuse('nothing_for_invoicing');
  return startRun(change, yearlyRun, { year });
}

/**
 * Whether anybody waits to be billed for the year, and whether a run is under way; null where all are. Adding up what it
 * bills takes as long as there are households.
 */
export async function findDueRun({
  db,
  today,
}: Pick<Ask, 'db' | 'today'>): Promise<{ year: number; is_running: boolean } | null> {
  const year = yearOf(today);
  if (!(await isYearlyRunDue(db, year))) return null;
  return { year, is_running: (await findUnfinished(db, yearlyRun)) !== undefined };
}
