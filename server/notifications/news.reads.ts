import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db.ts';
import './news.tables.ts';

/** Only one transaction at a time may write news; others may still read them. */
export async function lockNews(tx: Tx): Promise<void> {
  await sql`lock table office_news in share row exclusive mode`.execute(tx);
}

type Wanted = { title: string; body_html: string; household_id: number; since: Date };

/** The id of news with the same text to the same household, written after `since`. */
export async function findSameNews(db: Reader, { since, household_id, ...words }: Wanted): Promise<number | undefined> {
  const same = await db
    .selectFrom('office_news')
    .select('id')
    .where((eb) => eb.and(words))
    .where('household_id', '=', household_id)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return same?.id;
}
