import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { migrate } from '../../platform/migrate.ts';

/** Makes the schema of an empty database anew, as far as these migrations go: as an older version left it. */
export async function makeOlderSchema(db: Database, migrations: readonly string[]): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db, migrations);
}
