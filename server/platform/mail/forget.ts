import { sql } from 'kysely';
import { z } from 'zod';
import { system } from '../actor.ts';
import type { Change } from '../context.ts';
import { defineJob } from '../jobs.ts';
import { inChange } from '../work.ts';
import type {} from './mailQueue.ts';

/** As long as somebody may ask what was written to them; then only the effect key is kept (decision 18). */
export const CONTENT_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Deletes mails to an address that were written until an instant, sent or not: the account with that address is gone. */
export async function forgetMails(change: Change, { to, until }: { to: string; until: Date }): Promise<void> {
  const gone = await change.tx
    .deleteFrom('mails')
    .where('recipient', '=', to)
    .where('created_at', '<=', until)
    .returning('id')
    .execute();
  await removeFiles(
    change,
    gone.map(({ id }) => id),
  );
}

/** Deletes all mails to a household, at whichever address. */
export async function forgetMailsOf(change: Change, household_id: number): Promise<void> {
  const gone = await change.tx.deleteFrom('mails').where('household_id', '=', household_id).returning('id').execute();
  await removeFiles(
    change,
    gone.map(({ id }) => id),
  );
}

/** Deletes all mails whose effect key begins like this, to any recipient. */
export async function forgetMailsNamed(change: Change, beginning: string): Promise<void> {
  const gone = await change.tx
    .deleteFrom('mails')
    .where(sql<boolean>`starts_with(effect_key, ${beginning})`)
    .returning('id')
    .execute();
  await removeFiles(
    change,
    gone.map(({ id }) => id),
  );
}

type Withheld = { household_id: number; named: readonly string[] };

/** Removes what was posted to a household about such effects and has not left yet; what is leaving right now does leave. */
export async function withholdMails(change: Change, { household_id, named }: Withheld): Promise<void> {
  await sql`delete from mails where id in (
    select id from mails where household_id = ${household_id} and sent_at is null
      and exists (select from unnest(${named}::text[]) as name where starts_with(effect_key, name))
    for update skip locked)`.execute(change.tx);
}

/** Clears recipients and contents of old mails; that they were sent stays known. */
export const clearMails = defineJob({
  name: 'mail.clear',
  payload: z.object({}),
  every: '53 3 * * *',
  run: async (context) => {
    let cleared = 0;
    for (let batch = -1; batch !== 0; ) {
      batch = await inChange(context, system, clearSome);
      cleared += batch;
    }
    if (cleared > 0) context.log.info({ cleared }, 'mails cleared');
  },
});

/** Deletes the files of mails that are stored because there is no mail server; their rows were deleted before. */
export const removeMailFiles = defineJob({
  name: 'mail.remove_files',
  payload: z.object({ mail_ids: z.array(z.int()) }),
  run: async ({ mailer }, { mail_ids }) => {
    for (const id of mail_ids) await mailer.forget?.(id);
  },
});

async function clearSome(change: Change): Promise<number> {
  const before = new Date(change.now.getTime() - CONTENT_KEPT_DAYS * DAY_MS);
  const { rows } = await sql<{ id: number }>`
    update mails set recipient = null, content = null, household_id = null, abandoned_error = null where id in (
      select id from mails where content is not null and coalesce(sent_at, abandoned_at) <= ${before}
      order by coalesce(sent_at, abandoned_at), id limit ${AT_ONCE})
    returning id`.execute(change.tx);
  await removeFiles(
    change,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function removeFiles(change: Change, mail_ids: number[]): Promise<void> {
  if (mail_ids.length > 0) await change.enqueue(removeMailFiles, { mail_ids });
}
