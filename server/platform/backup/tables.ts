import { sql } from 'kysely';
import type { Reader } from '../db.ts';

/** A table with its writable columns. */
export type BackupTable = { name: string; columns: string[] };

/** Tables about migrations are not copied: the restored schema fills them. */
const OWN_TABLES = ['kysely_migration', 'kysely_migration_lock', 'database_definitions'];

/** Every table of the product, referenced ones first. */
export async function listTables(db: Reader): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable & { refers_to: string[] }>`
    select t.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as refers_to
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> all (${OWN_TABLES})
    order by t.relname`.execute(db as never);
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

/** The present value of every sequence, identity columns included. */
export async function listSequences(db: Reader): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last_value: number | null }>`
    select sequencename as name, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(
    db as never,
  );
  return Object.fromEntries(rows.flatMap((row) => (row.last_value === null ? [] : [[row.name, row.last_value]])));
}

function inOrder<T extends { name: string; refers_to: string[] }>(tables: readonly T[]): T[] {
  const done: T[] = [];
  while (done.length < tables.length) {
    const next = tables.filter(
      (table) => !done.includes(table) && table.refers_to.every((name) => done.some((each) => each.name === name)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    done.push(...next);
  }
  return done;
}

/** The stored columns of the queue's jobs, in their order. */
export async function listJobColumns(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}
