import type { Selectable } from 'kysely';
import type { Reader, Tables } from '../platform/db.ts';
import './documents.tables.ts';

export type KeptFile = Selectable<Tables['kept_files']>;

const AT_ONCE = 200;

/** All files of other topics, in parts. */
export async function* listAllKeptFiles(db: Reader): AsyncGenerator<KeptFile> {
  let rows = await keptFilesAfter(db, '');
  while (rows.length > 0) {
    yield* rows;
    rows = await keptFilesAfter(db, rows.at(-1)?.storage_key ?? '');
  }
}

export async function findKeptFile(db: Reader, storageKey: string): Promise<KeptFile | undefined> {
  return db.selectFrom('kept_files').selectAll().where('storage_key', '=', storageKey).executeTakeFirst();
}

function keptFilesAfter(db: Reader, storageKey: string): Promise<KeptFile[]> {
  return db
    .selectFrom('kept_files')
    .selectAll()
    .where('storage_key', '>', storageKey)
    .orderBy('storage_key')
    .limit(AT_ONCE)
    .execute();
}
