import type { Reader } from '../platform/db.ts';

export async function findNews(db: Reader, id: number) {
  return db.selectFrom('office_news').select(['id', 'title', 'body_html']).where('id', '=', id).executeTakeFirst();
}

/** The next households that wait or are active, in id order. */
export async function listHouseholdsAfter(db: Reader, afterId: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('households')
    .select('id')
    .where('status', 'in', ['waiting', 'active'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
