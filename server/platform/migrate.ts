import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { applyDefinitions } from './definitions.ts';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'server/migrations');
/** The first migration of all trial versions, before the first schema of today. */
const FIRST_OF_TRIALS = '0001_accounts';
const TRIAL =
  'was made by a trial version of Vefa, whose data are not taken over, and is unchanged: ' +
  'begin anew with an empty data folder or another database';
/** A number that no other lock uses. */
const LOCK = 3_853_314_791;

/** A schema that this version cannot work with; the message continues “The database …”. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Migrates the schema and applies functions and views, or runs `only` some migrations. All in one transaction under its lock:
 * several processes may start at once, also behind a pool that assigns connections per transaction. Without a time limit, because
 * an aborted migration would be aborted again at the next start. Throws a SchemaError if the database has a migration that this
 * version does not know, or if one fails.
 */
export async function migrate<T>(db: Kysely<T>, only?: readonly string[]): Promise<void> {
  const names = await migrationNames();
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx);
    const done = await doneMigrations(tx);
    assertKnown(done, names);
    const missing = (only ?? names).filter((name) => !done.includes(name));
    for (const name of missing) await run(tx, name);
    if (!only) await applyDefinitions(tx, missing.length > 0).catch((error) => failed('server/database', error));
  });
}

/**
 * For commands beside the server, which do not migrate: an older server may still be running. Throws a SchemaError unless the
 * schema is this version's.
 */
export async function assertMigrated<T>(db: Kysely<T>): Promise<void> {
  const names = await migrationNames();
  const done = await doneMigrations(db);
  assertKnown(done, names);
  const missing = names.filter((name) => !done.includes(name));
  if (missing.length === 0) return;
  throw new SchemaError(
    `is older than this version of Vefa, which has ${missing} besides: the server brings it up to date when it is ` +
      'started. Until then use the commands of the version that serves it',
  );
}

/** The migrations that were applied to the schema, in order. */
export async function doneMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether these migrations are those of a trial version (decision 8). */
export function isOfTrial(migrations: readonly string[]): boolean {
  return migrations.includes(FIRST_OF_TRIALS);
}

/** All migrations of this version, in order. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
}

function assertKnown(done: readonly string[], names: readonly string[]): void {
  if (isOfTrial(done)) throw new SchemaError(TRIAL);
  const unknown = done.filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new SchemaError(
    `is newer than this version of Vefa (${unknown}): start the version that it was used with last, ` +
      'or restore a backup that an older one made',
  );
}

async function run<T>(tx: Transaction<T>, name: string): Promise<void> {
  const text = await readFile(join(FOLDER, `${name}.sql`), 'utf8');
  await sql
    .raw(text)
    .execute(tx)
    .catch((error) => failed(name, error));
  await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(tx);
}

function failed(what: string, error: Error): never {
  throw new SchemaError(`is as it was, for ${what} failed: ${error.message}`, { cause: error });
}
