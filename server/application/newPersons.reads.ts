import { sql } from 'kysely';
import type { Ask } from '../platform/work.ts';

/** Those about a household in which somebody is new: only there a confirmed invoice submits an application or admits anybody. */
export async function withNewPersons<About extends { household_id: number }>(
  { db }: Pick<Ask, 'db'>,
  news: readonly About[],
): Promise<About[]> {
  const ids = news.map(({ household_id }) => household_id);
  const { rows } = await sql<{ household_id: number }>`
    select distinct household_id from members where household_id = any(${ids}) and status = 'new'`.execute(db);
  const found = new Set(rows.map(({ household_id }) => household_id));
  return news.filter(({ household_id }) => found.has(household_id));
}
