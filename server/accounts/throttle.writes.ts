import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Lets one change at a time go on with a key, until it is over. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** When the newest hits of a key were, newest first. */
export async function listHits(tx: Tx, key: string, since: Date, most: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('throttle_hits')
    .select('hit_at')
    .where('key', '=', key)
    .where('hit_at', '>', since)
    .orderBy('hit_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ hit_at }) => hit_at);
}

export async function insertHits(tx: Tx, keys: readonly string[], now: Date): Promise<number[]> {
  const rows = await tx
    .insertInto('throttle_hits')
    .values(keys.map((key) => ({ key, hit_at: now })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteHits(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('throttle_hits')
      .where('id', 'in', [...ids])
      .execute();
}
