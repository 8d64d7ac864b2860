import type { Change } from '../context.ts';
import type { Reader } from '../db.ts';
import type { Because } from './textMessages.ts';

/** An abandoned text message without a decision. */
export type AbandonedTextMessage = {
  id: number;
  household_id: number | null;
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
    .select(['id', 'household_id', 'recipient', 'content', 'created_at'])
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

/** Takes it off the list; returns whom it concerned. Undefined if it is not on it, or somebody has decided about it meanwhile. */
export async function closeTextMessage(
  { tx, now }: Change,
  id: number,
): Promise<{ household_id: number | null } | undefined> {
  const row = await abandoned(tx).select('household_id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (row) await tx.updateTable('text_messages').set({ closed_at: now }).where('id', '=', id).execute();
  return row;
}

function abandoned(db: Reader) {
  return db
    .selectFrom('text_messages')
    .where('abandoned_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('content', 'is not', null);
}
