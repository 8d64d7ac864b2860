import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../platform/db.ts';

/** Until somebody waits for what another transaction of this database holds. */
export async function somebodyWaitsForALock(db: Database): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBeGreaterThan(0);
}
