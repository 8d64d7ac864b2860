import { z } from 'zod';
import { system } from '../actor.ts';
import { defineJob } from '../jobs.ts';
import { inChange } from '../work.ts';
import { queueAgain } from './textMessages.ts';

/** Longer than a job is retried (60 times, at most five minutes apart), so that each message has at most one job. */
const TRIES_ARE_OVER_MS = 6 * 3_600_000;
const BATCH = 500;

/** Queues messages again whose job was lost: they are sent, or abandoned once they are useless. No message is lost silently. */
export const sweepTextMessages = defineJob({
  name: 'text_message.take_up_again',
  payload: z.object({}),
  every: '40 */2 * * *',
  run: async (context) => {
    const waiting = await inChange(context, system, async (change) => {
      const rows = await change.tx
        .selectFrom('text_messages')
        .select(['id', 'content'])
        .where('sent_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('useful_until', '<=', change.now),
            eb('created_at', '<', new Date(change.now.getTime() - TRIES_ARE_OVER_MS)),
          ]),
        )
        .orderBy('id')
        .limit(BATCH)
        .execute();
      await queueAgain(change, rows);
      return rows.length;
    });
    if (waiting > 0) context.log.info({ waiting }, 'text messages queued again');
  },
});
