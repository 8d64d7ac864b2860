import { sql } from 'kysely';
import type { TestServer } from '../testServer.ts';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

/** Every row of the product's tables for comparison: decrypted, with random values hidden. */
export async function readTables(server: TestServer): Promise<Tables> {
  const tables: Tables = {};
  for (const name of await tableNames(server)) {
    // the key of a kept file is random, and would order the rows by chance
    const order = name === 'kept_files' ? sql`content_digest` : sql`x`;
    const { rows } = await sql<Row>`select * from ${sql.table(name)} x order by ${order}`.execute(server.context.db);
    tables[name] = rows.map((row) => readable(server, row));
  }
  return tables;
}

/** One text that changes whenever a row of any table changes, but for what is noted about refused attempts. */
export async function fingerprint(server: TestServer): Promise<string> {
  const parts = (await tableNames(server))
    .filter((name) => name !== 'refused_attempts')
    .map(
      (name) => sql`select ${name} || md5(coalesce(string_agg(x::text, '|' order by x::text), '')) as sum
      from ${sql.table(name)} x`,
    );
  // sorted, because PostgreSQL may read the tables in parallel
  const { rows } = await sql<{ sum: string }>`${sql.join(parts, sql` union all `)} order by sum`.execute(
    server.context.db,
  );
  return rows.map(({ sum }) => sum).join('\n');
}

/** Remembers all rows and sequences; the returned function restores them. */
export async function rememberTables(server: TestServer): Promise<() => Promise<void>> {
  const { db } = server.context;
  const columns = await ownColumns(server);
  await sql`drop schema if exists remembered cascade`.execute(db);
  await sql`create schema remembered`.execute(db);
  for (const name of columns.keys()) {
    await sql`create table remembered.${sql.ref(name)} as table public.${sql.ref(name)}`.execute(db);
  }
  const bringBack = [
    // disables foreign keys while everything is restored
    `set local session_replication_role = replica`,
    ...[...columns].flatMap(([name, own]) => [
      `delete from public.${name}`,
      `insert into public.${name} (${own}) overriding system value select ${own} from remembered.${name}`,
    ]),
    ...(await readCounters(server)).map(({ name, value }) => `select setval('${name}', ${value})`),
  ].join(';');
  return async () => void (await sql.raw(bringBack).execute(db));
}

const names = new WeakMap<TestServer, string[]>();

async function tableNames(server: TestServer): Promise<string[]> {
  const known = names.get(server);
  if (known) return known;
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(server.context.db);
  const found = rows.map(({ name }) => name);
  names.set(server, found);
  return found;
}

/** The quoted list of writable columns of each table. */
async function ownColumns(server: TestServer): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; own: string }>`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as own from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and table_name = any(${await tableNames(server)})
    group by 1`.execute(server.context.db);
  return new Map(rows.map(({ name, own }) => [name, own]));
}

async function readCounters(server: TestServer): Promise<{ name: string; value: number }[]> {
  const { rows } = await sql<{ name: string; value: number }>`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, coalesce(last_value, start_value) as value
    from pg_sequences where schemaname = 'public'`.execute(server.context.db);
  return rows;
}

const CHANCE = new Set(['token_hash', 'code_hash', 'password_hash', 'storage_key', 'picture_key', 'effect_key']);

function readable(server: TestServer, row: Row): Row {
  const entries = Object.entries(row).map(([column, value]) => [column, shown(server, column, value)]);
  return Object.fromEntries(entries);
}

function shown(server: TestServer, column: string, value: unknown): unknown {
  if (CHANCE.has(column)) return value === null ? null : 'chance';
  if (!(value instanceof Uint8Array)) return value;
  // links of mails, and codes of text messages
  return opened(server, Buffer.from(value)).replace(/token=[\w-]+|\bCode ist \d{6}\b/g, 'chance');
}

function opened(server: TestServer, value: Buffer): string {
  try {
    return server.context.vault.open(value);
  } catch {
    return value.toString('hex'); // a digest, not an encrypted value
  }
}
