import { sql } from 'kysely';
import { runSql, type Tx } from '../db.ts';

/** Any number that nobody else locks. */
const LOCK = 3_853_314_792;

/** Keeps files from being removed until the transaction ends: what its snapshot names has to be there to be copied. */
export async function holdRemovals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(tx);
}

/** For a transaction that removes files; throws while a backup is made, so that the job tries again later. */
export async function assertRemovalsAllowed(tx: Tx): Promise<void> {
  const { rows } = await runSql(tx, `select pg_try_advisory_xact_lock(${LOCK}) as allowed`);
  if (!rows[0]?.allowed) throw new Error('files are not removed while a backup is made, or by two at once');
}
