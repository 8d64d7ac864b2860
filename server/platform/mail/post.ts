import type { Generated, Insertable } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs.ts';
import { ask, type Change, type Ground } from '../work.ts';
import { asHtml, asText } from './layout.ts';
import type { Letter } from './letter.ts';
import type { OutgoingMail } from './mailer.ts';

declare module '../db.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

type MailsTable = {
  id: Generated<number>;
  effect_key: string;
  recipient: string;
  content: Buffer;
  created_at: Date;
  sent_at: Date | null;
  abandoned_at: Date | null;
};

/**
 * Puts a letter into the post, with the change that it tells of. `effectKey` names the effect: the same effect is
 * mailed once, however often the job behind it runs. Answers whether this was the first time.
 */
export async function post(change: Change, effectKey: string, to: string, letter: Letter): Promise<boolean> {
  const mail: Insertable<MailsTable> = {
    effect_key: effectKey,
    recipient: to,
    content: change.vault.seal(JSON.stringify(letter)),
    created_at: change.now,
    sent_at: null,
    abandoned_at: null,
  };
  const row = await change.tx
    .insertInto('mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await change.enqueue(sendMail, { mail_id: row.id });
  return true;
}

/** How many letters went to a recipient since an instant (D17). */
export async function mailsSince(change: Change, recipient: string, since: Date): Promise<number> {
  const row = await change.tx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export const sendMail = defineJob({
  name: 'mail.send',
  payload: z.object({ mail_id: z.int() }),
  run: async (ground, { mail_id }) => {
    await ground.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('mails')
        .select(['id', 'recipient', 'content'])
        .where('id', '=', mail_id)
        .where('sent_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return;
      const letter = JSON.parse(ground.vault.open(row.content)) as Letter;
      await ground.mailer.send(await outgoing(ground, row.id, row.recipient, letter));
      await tx.updateTable('mails').set({ sent_at: ground.clock.now() }).where('id', '=', row.id).execute();
    });
  },
});

async function outgoing(ground: Ground, id: number, to: string, letter: Letter): Promise<OutgoingMail> {
  const { association } = ground.settings;
  return {
    id,
    from: { name: association.name, address: association.email },
    to,
    subject: letter.subject,
    text: asText(letter, association),
    html: asHtml(letter, association),
    language: letter.language,
    attachments: await attachments(ground, letter),
    sentAt: ground.clock.now(),
  };
}

async function attachments(ground: Ground, letter: Letter): Promise<OutgoingMail['attachments']> {
  if (!letter.attachment) return [];
  const make = ground.attachments[letter.attachment.kind];
  if (!make) throw new Error(`nobody makes attachments of kind ${letter.attachment.kind}`);
  return [await make(ask(ground, { kind: 'system' }), letter.attachment.id)];
}
