import { sql } from 'kysely';
import { expect } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import type { Database } from '../../platform/db.ts';

/** Waits until a transaction of this database waits for another one's lock. */
export async function somebodyWaitsForALock(db: Database): Promise<void> {
  await expect.poll(() => waitingForALock(db), { timeout: patience(10_000) }).toBeGreaterThan(0);
}

/** How many transactions of this database wait for locks. */
export async function waitingForALock(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
