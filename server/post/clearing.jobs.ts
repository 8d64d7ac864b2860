import { z } from 'zod';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { CONTENT_KEPT_DAYS } from '../platform/mail/forget.ts';
import { inChange } from '../platform/work.ts';
import { deleteChosenListsBefore, deleteCircularsBefore } from './circulars/circulars.writes.ts';
import { clearEnvelopes, clearWithdrawn } from './envelopes.writes.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;
/** A year, so that the same letter can be looked up when it is due again. */
const CIRCULARS_KEPT_DAYS = 366;

/** Clears what letters said as long after they left as with mails; that they were sent stays known. */
export const clearLetters = defineJob({
  name: 'post.clear',
  payload: z.object({}),
  every: '57 3 * * *',
  run: async (context) => {
    await inChange(context, system, async ({ tx, now }) => {
      const before = new Date(now.getTime() - CIRCULARS_KEPT_DAYS * DAY_MS);
      await deleteCircularsBefore(tx, before);
      await deleteChosenListsBefore(tx, before);
    });
    for (let cleared = -1; cleared !== 0; ) {
      cleared = await inChange(context, system, async ({ tx, now }) => {
        const until = new Date(now.getTime() - CONTENT_KEPT_DAYS * DAY_MS);
        await clearWithdrawn(tx, until);
        return clearEnvelopes(tx, { until, most: AT_ONCE });
      });
    }
  },
});
