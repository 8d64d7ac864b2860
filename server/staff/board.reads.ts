import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

/** How many others of the board there are beside an account. */
export function othersOfBoard(accountId: Expression<number | null>): RawBuilder<number> {
  return sql`(select count(*)::integer from accounts o
    where o.role = 'board' and o.status = 'active' and o.id is distinct from ${accountId})`;
}

export async function countOtherBoard(db: Reader, accountId: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${othersOfBoard(sql`${accountId}::integer`)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
