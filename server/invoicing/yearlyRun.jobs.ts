import { sql } from 'kysely';
import { z } from 'zod';
import { businessDay, yearOf } from '../../domain/shared/day.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { eachInChange, type Outcome } from '../platform/batch.ts';
import type { Change, Context } from '../platform/context.ts';
import { isOutage, isRetryable } from '../platform/db.ts';
import { defineRun } from '../platform/runs/runs.ts';
import { invoiceContributions } from './contributions.actions.ts';
import { invoiceContribution } from './invoices.actions.ts';
import { listDue, listUncovered, reckonYearlyRun } from './yearlyRun.reads.ts';

/** A step takes a fraction of a second: that is how long a draft of somebody else may wait for its number. */
const AT_ONCE = 400;

/**
 * Invoices the annual contribution of every active household that has none this year (D45), some hundred in one transaction. If
 * it is killed it goes on after the last committed household. Run twice, or twice at once, each household gets one invoice,
 * because each step locks the household and looks again. If the year has changed meanwhile it does nothing. Households that
 * cannot be invoiced are left out and stay on the office's list.
 */
export const yearlyRun = yearlyRunBy(AT_ONCE);

/** The yearly run with `most` households in a step. */
export function yearlyRunBy(most: number) {
  return defineRun({
    kind: 'invoicing.yearly_run',
    payload: z.object({ year: z.int() }),
    position: z.object({ after: z.int() }),
    total: async ({ db, clock }) =>
      (await reckonYearlyRun(db, { today: businessDay(clock.now()), most: 0 })).households,
    step: async ({ context, change, payload: { year }, position, share }) => {
      if (year !== yearOf(change.today)) {
        context.log.warn({ year, today: change.today }, 'yearly run started in another year');
        return { done: 0 };
      }
      const inStep = Math.ceil(most * share);
      const ids = await listUncovered(change.db, { today: change.today, after: position?.after ?? 0, most: inStep });
      const outcome = await invoiceTogether(context, change, ids);
      const after = ids.at(-1);
      return { next: after === undefined ? undefined : { after }, ...outcome };
    },
  });
}

/** All in one transaction; if one household fails, each in its own, so that it does not keep the others from being invoiced. */
async function invoiceTogether(context: Context, change: Change, ids: readonly number[]): Promise<Outcome> {
  await sql`savepoint together`.execute(change.tx);
  try {
    return { done: await invoiceContributions(change, ids), failed: 0 };
  } catch (error) {
    if (isOutage(error) || isRetryable(error)) throw error;
    context.log.error(
      { err: error, households: ids.length },
      'invoicing in one transaction failed, each household separately',
    );
    await sql`rollback to savepoint together`.execute(change.tx);
    return eachInChange(context, ids, invoiceOne);
  }
}

async function invoiceOne(change: Change, householdId: number): Promise<boolean> {
  const household = await lockHousehold(change.tx, householdId);
  if (household?.status !== 'active') return false;
  if ((await listDue(change.db, change.today, [householdId])).length === 0) return false;
  return (await invoiceContribution(change, householdId)) !== undefined;
}
