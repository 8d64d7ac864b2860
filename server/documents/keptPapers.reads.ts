import type { Reader } from '../platform/db.ts';

/** A paper with what its file must be. */
export type PaperRecord = { id: number; storage_key: string; size_bytes: number; content_digest: Buffer };

const AT_ONCE = 200;

/** All papers of everybody, a piece at a time. */
export async function* listAllPapers(db: Reader): AsyncGenerator<PaperRecord> {
  let rows = await papersAfter(db, 0);
  while (rows.length > 0) {
    yield* rows;
    rows = await papersAfter(db, rows.at(-1)?.id ?? 0);
  }
}

function papersAfter(db: Reader, id: number): Promise<PaperRecord[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'storage_key', 'size_bytes', 'content_digest'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}
