import { sql } from 'kysely';
import type { Ask } from '../platform/context.ts';

type About = { household_id: number };

/**
 * Keeps events about households with a `new` person: only there can a confirmed invoice submit an application or admit somebody.
 */
export async function withNewPersons<A extends About>({ db }: Pick<Ask, 'db'>, news: readonly A[]): Promise<A[]> {
  const { rows } = await sql<About>`
    select distinct household_id from members where household_id = any(${idsOf(news)}) and status = 'new'`.execute(db);
  return ofThose(news, rows);
}

/**
 * Keeps events about households that wait, or have a person who waits or ended before a first day of membership: only there can a
 * paid invoice move a waiting period.
 */
export async function withWaitingPersons<A extends About>({ db }: Pick<Ask, 'db'>, news: readonly A[]): Promise<A[]> {
  const { rows } = await sql<About>`
    select id as household_id from households h where id = any(${idsOf(news)}) and (status = 'waiting'
      or exists (select from members m where m.household_id = h.id and (m.status = 'waiting'
        or (m.status = 'inactive' and m.active_from is null))))`.execute(db);
  return ofThose(news, rows);
}

function idsOf(news: readonly About[]): number[] {
  return news.map(({ household_id }) => household_id);
}

function ofThose<A extends About>(news: readonly A[], rows: readonly About[]): A[] {
  const found = new Set(idsOf(rows));
  return news.filter(({ household_id }) => found.has(household_id));
}
