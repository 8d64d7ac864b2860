import type { Page } from '../../platform/batch.ts';
import type { Reader } from '../../platform/db.ts';
import './nightCovers.tables.ts';

/** Households that are not erased, by id. Also those that left: lists can show them, and they may come back. */
export async function listHouseholdsToJudge(db: Reader, { after, most }: Page): Promise<number[]> {
  const rows = await db
    .selectFrom('households')
    .select('id')
    .where('erased_on', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
