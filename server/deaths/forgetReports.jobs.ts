import { z } from 'zod';
import { settingsOn } from '../boardSettings/boardSettings.reads.ts';
import { discardKeptFiles } from '../documents/documents.actions.ts';
import { system } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { deleteUnidentified } from './forgetting.writes.ts';

const MOST_AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Deletes reports of a death in which nobody was identified, after as many days as the public page says. */
export const forgetReports = defineJob({
  name: 'deaths.forget_reports',
  payload: z.object({}),
  every: '8 4 * * *',
  run: async (context, _nothing, leaving) => {
    let total = 0;
    let last = MOST_AT_ONCE;
    while (last === MOST_AT_ONCE && !leaving?.aborted) {
      last = await inChange(context, system, forgetSome);
      total += last;
    }
    if (total > 0) context.log.info({ total }, 'reports of a death deleted in which nobody was identified');
  },
});

async function forgetSome(change: Change): Promise<number> {
  const { keep_unidentified_days } = await settingsOn(change.tx, change.today);
  const before = new Date(change.now.getTime() - keep_unidentified_days * DAY_MS);
  const { count, files } = await deleteUnidentified(change.tx, { before, most: MOST_AT_ONCE });
  await discardKeptFiles(change, files);
  return count;
}
