import { z } from 'zod';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import { forgetDecidedBefore } from '../approvals/approvals.actions.ts';
import { listWaiting, type Waiting } from '../approvals/approvals.reads.ts';
import { system } from '../platform/actor.ts';
import type { Outcome, Page } from '../platform/batch.ts';
import { defineJob } from '../platform/jobs.ts';
import { type Ground, inChange } from '../platform/work.ts';
import { lapse, moveOn } from './approvals.actions.ts';

/**
 * Forgets what two people of the office decided, once bookkeeping of that year need not be kept any more: a household may
 * stay for decades, and goes with what is left of it (decision 40).
 */
export const clearApprovals = defineJob({
  name: 'application.clear_approvals',
  payload: z.object({}),
  every: '54 3 * * *',
  run: async (ground) => {
    const cleared = await inChange(ground, system, (change) => forgetDecidedBefore(change, firstDayKept(change.today)));
    if (cleared > 0) ground.log.info({ cleared }, 'decided approvals cleared');
  },
});

/**
 * What time does to the next deeds that wait for a second person (decision 40), each in a transaction of its own. One that a
 * rule says no to by now is over. Answers how many, and the last that was looked at; undefined at the end.
 */
export async function moveApprovalsOn(ground: Ground, page: Page): Promise<Outcome & { after: number | undefined }> {
  const outcome = { done: 0, failed: 0 };
  const waiting = await listWaiting(ground.db, page);
  for (const one of waiting) {
    try {
      if (await moveOrLapse(ground, one)) outcome.done += 1;
    } catch (error) {
      ground.log.error({ err: error, item: one.id }, 'one of a batch failed');
      outcome.failed += 1;
    }
  }
  return { ...outcome, after: waiting.at(-1)?.id };
}

async function moveOrLapse(ground: Ground, waiting: Waiting): Promise<boolean> {
  try {
    return await inChange(ground, system, (change) => moveOn(change, waiting));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    ground.log.warn(
      { item: waiting.id, refused: error.key },
      'what waited for a second person cannot be done any more',
    );
    await inChange(ground, system, (change) => lapse(change, waiting));
    return true;
  }
}
