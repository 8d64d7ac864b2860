import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { migrate } from '../../platform/migrate.ts';

/** Makes the schema of an empty database again up to these migrations, like an older version. */
export async function makeOlderSchema(db: Database, migrations: readonly string[]): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db, migrations);
}
