import type { Change } from '../context.ts';
import type { Reader } from '../db.ts';
import { type Because, queueMailAgain } from './mailQueue.ts';

/** A mail that was abandoned, and not decided yet. */
export type AbandonedMail = {
  id: number;
  household_id: number | null;
  recipient: string;
  content: Buffer;
  created_at: Date;
  abandoned_at: Date;
  /** Null if an earlier version abandoned it. */
  abandoned_because: Because | null;
  abandoned_error: string | null;
};

/** Newest first. */
export async function listAbandonedMails(db: Reader, most: number): Promise<AbandonedMail[]> {
  return abandoned(db).orderBy('abandoned_at', 'desc').orderBy('id', 'desc').limit(most).execute();
}

export async function findAbandonedMail(db: Reader, id: number): Promise<AbandonedMail | undefined> {
  return abandoned(db).where('id', '=', id).executeTakeFirst();
}

/** Whether there is such a mail whose content is still stored. */
export async function isMailKept(db: Reader, id: number): Promise<boolean> {
  const row = await db.selectFrom('mails').select('content').where('id', '=', id).executeTakeFirst();
  return Boolean(row?.content);
}

/**
 * Queues an abandoned mail again, under its own effect key: it is tried for a week from now. False if somebody has decided about
 * it meanwhile.
 */
export async function sendAgain(change: Change, { id, to }: { id: number; to: string }): Promise<boolean> {
  const mail = await lockAbandoned(change, id);
  if (!mail) return false;
  const anew = { abandoned_at: null, abandoned_because: null, abandoned_error: null };
  const again = { ...anew, recipient: to, sent_again_at: change.now };
  await change.tx.updateTable('mails').set(again).where('id', '=', id).execute();
  await queueMailAgain(change, mail);
  return true;
}

/** Closes a mail: it is not sent any more. False if somebody has decided about it meanwhile. */
export async function closeMail(change: Change, id: number): Promise<boolean> {
  if (!(await lockAbandoned(change, id))) return false;
  await change.tx.updateTable('mails').set({ closed_at: change.now }).where('id', '=', id).execute();
  return true;
}

/** The second of two requests waits here, and then finds the mail decided. */
function lockAbandoned({ tx }: Change, id: number): Promise<AbandonedMail | undefined> {
  return abandoned(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

function abandoned(db: Reader) {
  return db
    .selectFrom('mails')
    .select(['id', 'household_id', 'recipient', 'content', 'created_at'])
    .select(['abandoned_at', 'abandoned_because', 'abandoned_error'])
    .where('abandoned_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('content', 'is not', null)
    .$narrowType<{ recipient: string; content: Buffer; abandoned_at: Date }>();
}
