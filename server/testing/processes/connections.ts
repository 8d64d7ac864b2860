import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../platform/db.ts';

/** Ends every connection to this database except its own. */
export async function endOtherConnections(db: Database): Promise<void> {
  await endConnections(db, sql`pid <> pg_backend_pid()`);
}

/** From now on the database ends transactions that are idle for so long, as many installations do. */
export async function idleTransactionsEndAfter(db: Database, limit: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql.raw(`alter database ${rows[0]?.name} set idle_in_transaction_session_timeout = '${limit}'`).execute(db);
  // applies only to connections that are opened from now on
  await endOtherConnections(db);
  await endConnections(db, sql`true`).catch(() => undefined);
  const known = sql<{ known: string }>`select current_setting('idle_in_transaction_session_timeout') as known`;
  const read = async () => (await known.execute(db)).rows[0]?.known;
  await expect.poll(() => read().catch(() => undefined)).toBe(limit);
}

async function endConnections(db: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and ${which}`.execute(db);
}
