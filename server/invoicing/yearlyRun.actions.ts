import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { yearOf } from '../../domain/shared/day.ts';
import type { Change } from '../platform/work.ts';
import { yearlyRun } from './yearlyRun.jobs.ts';
import { reckonYearlyRun, type YearlyRun } from './yearlyRun.reads.ts';

/**
 * Has the year's contributions billed by a job; answers what it will bill. Ordered twice it bills once (D45). Refuses with
 * `nothing_for_invoicing` where there is nobody to bill, and any year but this one.
 */
export async function orderYearlyRun(change: Change, year: number): Promise<YearlyRun> {
  if (year !== yearOf(change.today)) return refuse('validation_failed', { errors: { year: ['invalid_value'] } });
  const run = await reckonYearlyRun(change.db, change.today);
  if (run.household_ids.length === 0) return refuse('nothing_for_invoicing');
  await change.enqueue(yearlyRun, { year });
  return run;
}
