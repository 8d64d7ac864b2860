import { CompiledQuery, sql } from 'kysely';
import type { Database, Tx } from '../db.ts';
import { BackupError } from './backupError.ts';
import type { DumpSummary } from './dump.ts';
import { type BackupTable, listJobColumns, listTables } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** Whether the database contains no data, ours or foreign. */
export async function isEmptyDatabase(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class where relkind in ('r', 'p')
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
    limit 1`.execute(db);
  return rows.length === 0;
}

/**
 * Loads a dump into a database with the same schema and no data, all or nothing. Returns the number of rows per table, for
 * comparison.
 */
export async function loadDatabase(
  db: Database,
  lines: AsyncIterable<string>,
  { sequences }: Pick<DumpSummary, 'sequences'>,
): Promise<Record<string, number>> {
  return db.transaction().execute(async (tx) => {
    const known = await listTables(tx);
    await run(tx, `truncate ${known.map(({ name }) => `"${name}"`).join(', ')}`);
    // the backup contains the values that triggers compute
    for (const { name } of known) await run(tx, `alter table "${name}" disable trigger user`);
    const loaded: Record<string, number> = {};
    const jobs = { name: 'pgboss.job', columns: await listJobColumns(tx) };
    for await (const { table, rows } of batches(lines)) {
      assertOurs(table, [...known, jobs]);
      loaded[table.name] = (loaded[table.name] ?? 0) + rows.length;
      if (table.name === 'pgboss.job') await loadJobs(tx, table, rows);
      else await loadRows(tx, table, rows);
    }
    await run(tx, 'set constraints all immediate');
    for (const { name } of known) await run(tx, `alter table "${name}" enable trigger user`);
    for (const [name, value] of Object.entries(sequences)) {
      await sql`select setval(format('public.%I', ${name}::text)::regclass, ${value})`.execute(tx);
    }
    return loaded;
  });
}

/** Checks names before they become part of statements: an old, unencrypted backup may have been forged. */
function assertOurs({ name, columns }: BackupTable, known: readonly BackupTable[]): void {
  const own = known.find((table) => table.name === name);
  if (own && (name === 'pgboss.job' || columns.every((column) => own.columns.includes(column)))) return;
  throw new BackupError('The database of the backup has tables that this product never had: nothing was restored');
}

async function loadRows(tx: Tx, { name, columns }: BackupTable, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const list = columns.map((column) => `"${column}"`).join(', ');
  await run(
    tx,
    `insert into "${name}" (${list}) overriding system value
      select ${list} from json_populate_recordset(null::"${name}", $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** Loads only open jobs, in the columns of this version's queue; running ones start again. */
async function loadJobs(tx: Tx, { columns }: BackupTable, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const here = (await listJobColumns(tx)).filter((name) => columns.includes(name));
  const list = here.map((name) => `"${name}"`);
  const values = here.map((name) => (name === 'state' ? againIfBegun : `r."${name}"`));
  await run(
    tx,
    `insert into pgboss.job (${list.join(', ')}) select ${values.join(', ')}
      from json_populate_recordset(null::pgboss.job, $1::json) r
      where r.name in (select name from pgboss.queue)`,
    [`[${rows.join(',')}]`],
  );
}

const againIfBegun = `(case r.state::text when 'active' then 'retry' else r.state::text end)::pgboss.job_state`;

/** The rows by table; tables without rows are yielded as well. */
async function* batches(lines: AsyncIterable<string>): AsyncGenerator<{ table: BackupTable; rows: string[] }> {
  let table: BackupTable | undefined;
  let rows: string[] = [];
  for await (const line of lines) {
    if (line === '') continue;
    if (line.startsWith('[')) {
      if (table) yield { table, rows };
      const [name, columns] = JSON.parse(line) as [string, string[]];
      table = { name, columns };
      rows = [];
      continue;
    }
    rows.push(line);
    if (!table || rows.length < ROWS_AT_ONCE) continue;
    yield { table, rows };
    rows = [];
  }
  if (table) yield { table, rows };
}

async function run(tx: Tx, text: string, values: unknown[] = []): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(text, values));
}
