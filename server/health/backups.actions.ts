import { sql } from 'kysely';
import type { Database } from '../platform/db.ts';
import './health.tables.ts';

/**
 * Notes a complete backup, so that the office sees when the last one was made. Does nothing on the schema of an older version,
 * which a backup copies as it is.
 */
export async function noteBackup(db: Database, backup: { made_at: Date; bytes: number }): Promise<void> {
  const { rows } = await sql<{ is_known: boolean }>`select to_regclass('backups_made') is not null as is_known`.execute(
    db,
  );
  if (rows[0]?.is_known) await db.insertInto('backups_made').values(backup).execute();
}
