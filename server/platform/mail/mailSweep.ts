import { z } from 'zod';
import { system } from '../actor.ts';
import type { Context } from '../context.ts';
import { defineJob } from '../jobs.ts';
import { inChange } from '../work.ts';
import { queueMailAgain } from './mailQueue.ts';

/** Longer than a job is retried (60 times, at most five minutes apart), so that each mail has at most one job. */
const TRIES_ARE_OVER_MS = 6 * 3_600_000;
const BATCH = 500;

/** Queues mails again that a mail server refused for days: no mail is lost (trust promise 11). */
export const sweepMails = defineJob({
  name: 'mail.take_up_again',
  payload: z.object({}),
  every: '20 */6 * * *',
  run: async (context) => {
    let waiting = 0;
    // all of them: otherwise some that always fail would keep the others waiting
    for (let batch = await takeUp(context, 0); batch.length > 0; batch = await takeUp(context, batch.at(-1) ?? 0)) {
      waiting += batch.length;
    }
    if (waiting > 0) context.log.info({ waiting }, 'mails queued again');
  },
});

async function takeUp(context: Context, after: number): Promise<number[]> {
  return inChange(context, system, async (change) => {
    const waiting = await change.tx
      .selectFrom('mails')
      .select(['id', 'content'])
      .where('id', '>', after)
      .where('sent_at', 'is', null)
      .where('abandoned_at', 'is', null)
      .where(
        (eb) => eb.fn.coalesce('sent_again_at', 'created_at'),
        '<',
        new Date(change.now.getTime() - TRIES_ARE_OVER_MS),
      )
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const mail of waiting) await queueMailAgain(change, mail);
    return waiting.map(({ id }) => id);
  });
}
