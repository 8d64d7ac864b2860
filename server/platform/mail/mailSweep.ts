import { z } from 'zod';
import { defineJob } from '../jobs.ts';
import { inChange } from '../work.ts';
import { sendMail } from './post.ts';

/** Longer than a job is tried again (60 times, at most five minutes apart), so that each mail has one job at a time. */
const TRIES_ARE_OVER_MS = 6 * 3_600_000;
const MOST_AT_ONCE = 500;

/** Takes up again what a mail server that was away for days has left behind: no letter is lost (trust promise 11). */
export const sweepMails = defineJob({
  name: 'mail.take_up_again',
  payload: z.object({}),
  every: '20 */6 * * *',
  run: async (ground) => {
    await inChange(ground, { kind: 'system' }, async (change) => {
      const waiting = await change.tx
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .where('created_at', '<', new Date(change.now.getTime() - TRIES_ARE_OVER_MS))
        .orderBy('id')
        .limit(MOST_AT_ONCE)
        .execute();
      for (const { id } of waiting) await change.enqueue(sendMail, { mail_id: id });
      if (waiting.length > 0) ground.log.info({ waiting: waiting.length }, 'mails taken up again');
    });
  },
});
