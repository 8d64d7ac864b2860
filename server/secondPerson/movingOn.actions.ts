import { Refusal } from '../../domain/shared/refusal.ts';
import { listWaiting, type Waiting } from '../approvals/approvals.reads.ts';
import { system } from '../platform/actor.ts';
import type { Outcome, Page } from '../platform/batch.ts';
import { type Ground, inChange } from '../platform/work.ts';
import { lapse, moveOn } from './secondPerson.actions.ts';

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
