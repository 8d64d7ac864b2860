import { sql } from 'kysely';
import type { Tx } from './db.ts';

/**
 * Locks a key until the transaction ends. A call that is sent twice looks for what it made before only after this, unless it has
 * locked the row to which that belongs; otherwise the second one does not find what the first has not committed yet.
 */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
