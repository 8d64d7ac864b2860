import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const FOLDER = new URL('../migrations/', import.meta.url);

/** Brings the schema up to date, in one go and under the migrator's lock, so that several processes may start at once. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
