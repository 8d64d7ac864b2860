import { type CoverVerdict, coverOn } from '../../../domain/membership/cover.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import { system } from '../../platform/actor.ts';
import type { Outcome, Page } from '../../platform/batch.ts';
import type { Change, Context } from '../../platform/context.ts';
import { isOutage } from '../../platform/db.ts';
import { inChange } from '../../platform/work.ts';
import { listCoverFactsOfAll } from './cover.reads.ts';
import { listHouseholdsToJudge } from './nightCovers.reads.ts';
import { replaceNightCovers } from './nightCovers.writes.ts';

/**
 * Keeps for lists whom the membership covers today, some households at a time. Where it cannot be found, what an earlier night found
 * stays, with its day. Nobody is told anything by it, so it counts as nothing done.
 */
export async function keepCovers(
  context: Context,
  today: Day,
  page: Page,
): Promise<Outcome & { after: number | undefined }> {
  const ids = await listHouseholdsToJudge(context.db, page);
  const after = ids.at(-1);
  try {
    await inChange(context, system, (change) => keepCoversOf(change, ids, today));
    return { after, done: 0, failed: 0 };
  } catch (error) {
    if (isOutage(error)) throw error;
    context.log.error({ err: error, first: ids[0] }, 'covers for lists could not be found');
    return { after, done: 0, failed: ids.length };
  }
}

async function keepCoversOf({ db, tx }: Change, householdIds: readonly number[], day: Day): Promise<void> {
  const facts = await listCoverFactsOfAll(db, householdIds, day);
  const settings = await settingsOn(db, day);
  const found = [...facts].map(([member_id, known]): [number, CoverVerdict] => [
    member_id,
    coverOn(known, settings).verdict,
  ]);
  await replaceNightCovers(tx, { day, found });
}
