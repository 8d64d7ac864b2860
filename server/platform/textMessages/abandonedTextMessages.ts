import type { Reader } from '../db.ts';
import type { Change } from '../work.ts';
import type { Because } from './textMessages.ts';

/** An abandoned text message without a decision. */
export type AbandonedTextMessage = {
  id: number;
  recipient: string;
  content: Buffer;
  created_at: Date;
  abandoned_at: Date;
  abandoned_because: Because;
  abandoned_error: string | null;
};

/** Newest first. */
export async function listAbandonedTextMessages(db: Reader, most: number): Promise<AbandonedTextMessage[]> {
  return abandoned(db)
    .select(['id', 'recipient', 'content', 'created_at'])
    .select(['abandoned_at', 'abandoned_because', 'abandoned_error'])
    .orderBy('abandoned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .$narrowType<{ recipient: string; content: Buffer; abandoned_at: Date; abandoned_because: Because }>()
    .execute();
}

/** Whether there is such a message whose content is still stored. */
export async function isTextMessageKept(db: Reader, id: number): Promise<boolean> {
  const row = await db.selectFrom('text_messages').select('content').where('id', '=', id).executeTakeFirst();
  return Boolean(row?.content);
}

/** Takes it off the list. False if it is not on it, or somebody has decided about it meanwhile. */
export async function closeTextMessage({ tx, now }: Change, id: number): Promise<boolean> {
  const row = await abandoned(tx).select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return false;
  await tx.updateTable('text_messages').set({ closed_at: now }).where('id', '=', id).execute();
  return true;
}

function abandoned(db: Reader) {
  return db
    .selectFrom('text_messages')
    .where('abandoned_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('content', 'is not', null);
}
