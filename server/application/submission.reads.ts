import type { Reader } from '../platform/db.ts';

/** Why the office sent the application back; null if it did not. */
export async function findSentBackReason(db: Reader, householdId: number): Promise<string | null> {
  const row = await db
    .selectFrom('households')
    .select('sent_back_reason')
    .where('id', '=', householdId)
    .executeTakeFirst();
  return row?.sent_back_reason ?? null;
}
