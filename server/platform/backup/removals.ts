import { sql } from 'kysely';
import { keepThoughIdle, runSql, type Tx } from '../db.ts';

/** Any number that nobody else locks. */
const LOCK = 3_853_314_792;

/**
 * Keeps files from being removed until the transaction ends, however long they are copied: what the backup's snapshot names
 * has to be there.
 */
export async function holdRemovals(tx: Tx): Promise<void> {
  await keepThoughIdle(tx);
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(tx);
}

/** Whether this transaction may remove files: not while a backup is made, and one at a time. */
export async function mayRemoveFiles(tx: Tx): Promise<boolean> {
  const { rows } = await runSql(tx, `select pg_try_advisory_xact_lock(${LOCK}) as allowed`);
  return rows[0]?.allowed === true;
}
