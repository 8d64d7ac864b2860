import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

const FOLDER = new URL('../migrations/', import.meta.url);
/** Any number that nobody else locks. */
const LOCK = 3_853_314_791;

/**
 * Brings the schema up to date, or runs `only` some of its migrations. All in one transaction, under a lock
 * that ends with it: several processes may start at once, also behind a pool that hands out connections per transaction.
 * Throws where the database knows a migration that this version does not.
 */
export async function migrate<T>(db: Kysely<T>, only?: readonly string[]): Promise<void> {
  const names = await migrationNames();
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx);
    const done = await doneMigrations(tx);
    assertKnown(done, names);
    for (const name of only ?? names) if (!done.includes(name)) await run(tx, name);
  });
}

/** The migrations that made the schema what it is, in order. */
export async function doneMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
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
  const unknown = done.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`The database is newer than this version of Vefa: it knows ${unknown}`);
}

async function run<T>(tx: Transaction<T>, name: string): Promise<void> {
  const text = await readFile(new URL(`${name}.sql`, FOLDER), 'utf8');
  await sql.raw(text).execute(tx);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(tx);
}
