import type { Day } from '../../../domain/shared/day.ts';
import { system } from '../../platform/actor.ts';
import type { Outcome, Page } from '../../platform/batch.ts';
import type { Context } from '../../platform/context.ts';
import { isOutage } from '../../platform/db.ts';
import { inChange } from '../../platform/work.ts';
import { judgeAgain } from './judging.actions.ts';
import { listOpenAfter } from './openLines.reads.ts';

/**
 * Judges all open lines again before the night's reminders, because a name may have changed. If some cannot be judged, what is stored
 * of them stays, and the others are judged.
 */
export async function judgeAllOpen(
  context: Context,
  _today: Day,
  page: Page,
): Promise<Outcome & { after: number | undefined }> {
  const ids = await listOpenAfter(context.db, page);
  const after = ids.at(-1);
  try {
    const done = await inChange(context, system, (change) => judgeAgain(change, ids));
    return { after, done, failed: 0 };
  } catch (error) {
    if (isOutage(error)) throw error;
    context.log.error({ err: error, first: ids[0] }, 'open bank lines could not be judged');
    return { after, done: 0, failed: ids.length };
  }
}
