import { sql } from 'kysely';
import { allowIdleTransaction, runSql, type Tx } from '../db.ts';

/** A number that no other lock uses. */
const LOCK = 3_853_314_792;

/**
 * Keeps files from being deleted until the transaction ends, however long copying takes: files named in the backup's snapshot
 * must exist.
 */
export async function holdRemovals(tx: Tx): Promise<void> {
  await allowIdleTransaction(tx);
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(tx);
}

/** Whether this transaction may delete files: not while a backup is made, and only one at a time. */
export async function mayRemoveFiles(tx: Tx): Promise<boolean> {
  const { rows } = await runSql(tx, `select pg_try_advisory_xact_lock(${LOCK}) as allowed`);
  return rows[0]?.allowed === true;
}
