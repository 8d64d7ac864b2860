import type { Reader } from '../platform/db.ts';

/** What the office wants to see mended before the application is submitted again; null when nothing. */
export async function findSentBackReason(db: Reader, householdId: number): Promise<string | null> {
  const row = await db
    .selectFrom('households')
    .select('sent_back_reason')
    .where('id', '=', householdId)
    .executeTakeFirst();
  return row?.sent_back_reason ?? null;
}
