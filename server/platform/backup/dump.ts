import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../db.ts';
import { doneMigrations } from '../migrate.ts';
import { type BackupTable, listJobColumns, listSequences, listTables } from './tables.ts';

/** Facts about the database in a backup. */
export type DumpSummary = {
  migrations: string[];
  tables: Record<string, number>;
  sequences: Record<string, number>;
};

/** Jobs that are not done yet; finished ones are not needed. */
export const OPEN_JOBS = `pgboss.job where state in ('created', 'retry', 'active')`;
const ROWS_AT_ONCE = 1_000;

/**
 * Writes all tables as of one moment, without stopping others: for each a line `["name", [columns]]`, then a line of JSON per
 * row, in which PostgreSQL itself writes and later reads every value.
 */
export async function dumpDatabase(db: Database, write: (line: string) => Promise<void>): Promise<DumpSummary> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const migrations = await doneMigrations(tx);
      const tables: Record<string, number> = {};
      for (const table of [...(await listTables(tx)), await jobTable(tx)]) {
        await write(JSON.stringify([table.name, table.columns]));
        tables[table.name] = await dumpRows(tx, table, write);
      }
      // sequences are outside the snapshot: read last, they cannot be behind any row
      return { migrations, tables, sequences: await listSequences(tx) };
    });
}

async function dumpRows(tx: Tx, table: BackupTable, write: (line: string) => Promise<void>): Promise<number> {
  const columns = table.columns.map((name) => `"${name}"`).join(', ');
  const from = table.name === 'pgboss.job' ? OPEN_JOBS : `"${table.name}"`;
  await run(
    tx,
    `declare dump no scroll cursor for select row_to_json(r)::text as row from (select ${columns} from ${from}) r`,
  );
  let count = 0;
  for (let rows = await fetchRows(tx); rows.length > 0; rows = await fetchRows(tx)) {
    for (const { row } of rows) await write(row);
    count += rows.length;
  }
  await run(tx, 'close dump');
  return count;
}

async function fetchRows(tx: Tx): Promise<{ row: string }[]> {
  return (await tx.executeQuery<{ row: string }>(CompiledQuery.raw(`fetch ${ROWS_AT_ONCE} from dump`))).rows;
}

async function jobTable(tx: Tx): Promise<BackupTable> {
  return { name: 'pgboss.job', columns: await listJobColumns(tx) };
}

async function run(tx: Tx, text: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(text));
}
