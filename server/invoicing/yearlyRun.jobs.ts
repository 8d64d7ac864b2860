import { z } from 'zod';
import { businessDay, yearOf } from '../../domain/shared/day.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { eachInChange } from '../platform/batch.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Change } from '../platform/work.ts';
import { billContribution } from './invoices.actions.ts';
import { reckonYearlyRun } from './yearlyRun.reads.ts';

/**
 * Bills the annual contribution of every active household that is not billed this year, each in a transaction of its own
 * (D45). Run twice, by two at once, or killed half-way and run again, each household has one invoice: who decides holds the
 * household's lock and finds what was billed. What went wrong for somebody is tried again; in another year than the one it
 * was meant for it does nothing.
 */
export const yearlyRun = defineJob({
  name: 'invoicing.yearly_run',
  payload: z.object({ year: z.int() }),
  run: async (ground, { year }) => {
    const today = businessDay(ground.clock.now());
    if (year !== yearOf(today)) return ground.log.warn({ year, today }, 'yearly run comes too late');
    const { household_ids, cannot_be_billed } = await reckonYearlyRun(ground.db, today);
    const outcome = await eachInChange(ground, household_ids, (change, id) => bill(change, id, year));
    ground.log.info({ year, ...outcome, cannot_be_billed: cannot_be_billed.length }, 'yearly run done');
    if (outcome.failed > 0) throw new Error(`the yearly run failed for ${outcome.failed}`);
  },
});

/** Whoever ended or began to wait again since the run was reckoned is left out, and everybody once the year is over. */
async function bill(change: Change, householdId: number, year: number): Promise<boolean> {
  if (yearOf(change.today) !== year) return false;
  const household = await lockHousehold(change.tx, householdId);
  if (household?.status !== 'active') return false;
  return (await billContribution(change, householdId)) !== undefined;
}
