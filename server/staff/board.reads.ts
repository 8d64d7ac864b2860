import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

/** How many others of the board there are who may agree. */
export async function countOtherBoard(db: Reader, accountId: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from accounts
    where role = 'board' and status = 'active' and id is distinct from ${accountId}::integer`.execute(db);
  return rows[0]?.count ?? 0;
}
