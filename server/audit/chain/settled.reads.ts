import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db.ts';

const LOOK_AGAIN_MS = 50;
const MOST_LOOKS = 200;

/**
 * Up to which id no entry can come any more: ids are given before a transaction commits, so a lower one may appear after a higher
 * one. Whoever writes an entry holds a lock on the table from before its id until its end; so once those who hold one now have
 * ended, every id given until now is either there or will never be. Undefined if one of them takes too long.
 */
export async function readSettledId(db: Reader): Promise<number | undefined> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from audit_log_id_seq`.execute(db);
  const last = rows[0]?.last ?? 0;
  const writing = await listWriting(db);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const still = look === 0 ? writing : await listWriting(db);
    if (!writing.some((one) => still.includes(one))) return last;
    await setTimeout(LOOK_AGAIN_MS);
  }
  return undefined;
}

/** The transactions that have written into the table, or are about to. */
async function listWriting(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select virtualtransaction as id from pg_locks
    where locktype = 'relation' and relation = 'audit_log'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.map(({ id }) => id);
}
