import { sql } from 'kysely';
import { z } from 'zod';
import { system } from '../actor.ts';
import type { Change } from '../context.ts';
import { defineJob } from '../jobs.ts';
import { CONTENT_KEPT_DAYS } from '../mail/forget.ts';
import { inChange } from '../work.ts';
import type {} from './textMessages.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Deletes the text messages to a household. */
export async function forgetTextMessagesOf({ tx }: Change, household_id: number): Promise<void> {
  await tx.deleteFrom('text_messages').where('household_id', '=', household_id).execute();
}

/** Clears number and text of old messages, like of mails; that they were sent stays known. */
export const clearTextMessages = defineJob({
  name: 'text_message.clear',
  payload: z.object({}),
  every: '56 3 * * *',
  run: async (context) => {
    let cleared = 0;
    for (let batch = -1; batch !== 0; ) {
      batch = await inChange(context, system, clearSome);
      cleared += batch;
    }
    if (cleared > 0) context.log.info({ cleared }, 'text messages cleared');
  },
});

async function clearSome({ tx, now }: Change): Promise<number> {
  const before = new Date(now.getTime() - CONTENT_KEPT_DAYS * DAY_MS);
  const { numAffectedRows } = await sql`
    update text_messages set recipient = null, content = null, household_id = null, abandoned_error = null where id in (
      select id from text_messages where content is not null and coalesce(sent_at, abandoned_at) <= ${before}
      order by coalesce(sent_at, abandoned_at), id limit ${AT_ONCE})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
