import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db.ts';
import './news.tables.ts';

/** Only one transaction at a time may write news; others may still read them. */
export async function lockNews(tx: Tx): Promise<void> {
  await sql`lock table office_news in share row exclusive mode`.execute(tx);
}

type Wanted = { title: string; body_html: string; household_id: number | null; since: Date };

/** The id of news with the same text to the same household, or to all, written after `since`. */
export async function findSameNews(db: Reader, { since, household_id, ...words }: Wanted): Promise<number | undefined> {
  const same = await db
    .selectFrom('office_news')
    .select('id')
    .where((eb) => eb.and(words))
    .where('household_id', 'is not distinct from', household_id)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return same?.id;
}

export async function findNews(db: Reader, id: number) {
  return db
    .selectFrom('office_news')
    .select(['id', 'title', 'body_html', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The next households that wait or are active and are not silent, in id order. */
export async function listHouseholdsAfter(db: Reader, afterId: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('households')
    .select('id')
    .where('status', 'in', ['waiting', 'active'])
    .where('silent_since', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many households wait or are active and are not silent. */
export async function countHouseholdsToTell(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('households')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['waiting', 'active'])
    .where('silent_since', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
