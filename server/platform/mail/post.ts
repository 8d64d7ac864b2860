import type { Generated, Insertable } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs.ts';
import { ask, type Change, type Ground } from '../work.ts';
import { asHtml, asText } from './layout.ts';
import type { Letter } from './letter.ts';
import type { OutgoingMail } from './mailer.ts';
import { RecipientRefused } from './recipientRefused.ts';

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

/** Longer than Easter or Christmas and the days to mend it; RFC 5321 (4.5.4.1) asks for four to five days. */
const TRIED_FOR_MS = 7 * 24 * 3_600_000;

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

/**
 * Sends a letter. Where the mail server refuses the recipient for good, or nothing was of use for a week, the letter is
 * given up and stands on the office's list; any other failure is thrown and tried again.
 */
export const sendMail = defineJob({
  name: 'mail.send',
  payload: z.object({ mail_id: z.int() }),
  run: async (ground, { mail_id }) => {
    await ground.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('mails')
        .select(['id', 'recipient', 'content', 'created_at'])
        .where('id', '=', mail_id)
        .where('sent_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return;
      const letter = JSON.parse(ground.vault.open(row.content)) as Letter;
      const mail = await outgoing(ground, row.id, row.recipient, letter);
      const outcome = await attempt(ground, mail, row.created_at);
      await tx
        .updateTable('mails')
        .set({ [outcome]: ground.clock.now() })
        .where('id', '=', row.id)
        .execute();
    });
  },
});

/** Throws what may be different the next time. */
async function attempt(ground: Ground, mail: OutgoingMail, postedAt: Date): Promise<'sent_at' | 'abandoned_at'> {
  try {
    await ground.mailer.send(mail);
    return 'sent_at';
  } catch (error) {
    const isRefused = error instanceof RecipientRefused;
    if (!isRefused && ground.clock.now().getTime() < postedAt.getTime() + TRIED_FOR_MS) throw error;
    // not the error itself: what a mail server says has the address in it
    ground.log.warn({ mail_id: mail.id, because: isRefused ? 'recipient refused' : 'too old' }, 'mail given up');
    return 'abandoned_at';
  }
}

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
