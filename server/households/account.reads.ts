import type { Reader } from '../platform/db.ts';

/** The account of a household; null if it has none. */
export async function findAccountIdOf(db: Reader, id: number): Promise<number | null> {
  const row = await db.selectFrom('households').select('account_id').where('id', '=', id).executeTakeFirst();
  return row?.account_id ?? null;
}
