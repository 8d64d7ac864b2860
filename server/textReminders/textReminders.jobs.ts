import { sql } from 'kysely';
import { z } from 'zod';
import { textHoursLeft } from '../../domain/textReminders/textReminders.ts';
import { system } from '../platform/actor.ts';
import { eachInChange } from '../platform/batch.ts';
import type { Change } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { routineTextMessages, sendStored } from '../platform/textMessages/textMessages.ts';
import { inChange } from '../platform/work.ts';
import { remindByText } from './reminding.actions.ts';
import { listToText, mayStillBeReminded } from './reminding.reads.ts';
import { deleteOldConsents, markEnded } from './textReminders.writes.ts';

const AT_ONCE = 200;

/**
 * Reminds by text message, after the night's mails. Work that was missed is done by the next process, even at night: then nothing is
 * sent, and the next morning makes up for it.
 */
export const sendTextReminders = defineJob({
  name: 'text_reminders.send',
  payload: z.object({}),
  every: '20 9-18 * * *',
  run: async (context, _payload, signal) => {
    if (!context.settings.sendsTextMessages) return;
    const sum = { done: 0, failed: 0 };
    for (let after: number | undefined = 0; after !== undefined && !signal?.aborted; ) {
      const when = await inChange(context, system, async ({ now, today }) => ({ now, today }));
      if (textHoursLeft(when.now) === 0) break;
      const listed = await listToText(context.db, when, { after, most: AT_ONCE });
      const { done, failed } = await eachInChange(context, listed.items, remindByText);
      sum.done += done;
      sum.failed += failed;
      after = listed.after;
    }
    if (sum.done + sum.failed > 0) context.log.info(sum, 'reminders by text message');
  },
});

/**
 * Sends one of them, unless the consent has ended, the number is another one, or money rests at a death since it was stored. One at
 * a time: a slow gateway is left to codes and calls for help.
 */
export const sendStoredReminder = defineJob({
  ...routineTextMessages,
  run: (context, { text_message_id: id }, signal) => sendStored(context, { id, signal, isWanted: mayStillBeReminded }),
});

/** Ends consents of households that have ended or have another main member, and deletes old ones. */
export const tidyTextConsents = defineJob({
  name: 'text_reminders.tidy',
  payload: z.object({}),
  every: '59 3 * * *',
  run: async (context) => {
    const deleted = await inChange(context, system, async (change) => {
      await endPointless(change);
      return deleteOldConsents(change.tx, change.now, change.today);
    });
    if (deleted > 0) context.log.info({ deleted }, 'old consents to text messages deleted');
  },
});

async function endPointless({ tx, now }: Change): Promise<void> {
  const { rows } = await sql<{ household_id: number }>`
    select c.household_id from text_consents c join households h on h.id = c.household_id
    where c.agreed_at is not null and c.ended_at is null and (h.status not in ('waiting', 'active')
      or not exists (select from members m where m.id = c.member_id and m.household_id = h.id and m.is_main))
    order by c.household_id`.execute(tx);
  const ids = rows.map(({ household_id }) => household_id);
  await markEnded(tx, ids, { at: now, because: 'household' });
}
