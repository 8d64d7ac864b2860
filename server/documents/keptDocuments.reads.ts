import type { Reader } from '../platform/db.ts';

/** A document with the facts that its file must match. */
export type DocumentRecord = {
  id: number;
  storage_key: string;
  picture_key: string | null;
  size_bytes: number;
  content_digest: Buffer;
  /** A file of another topic, which has no id. */
  is_kept_file?: boolean;
};

const AT_ONCE = 200;

/** All documents of everybody, in batches. */
export async function* listAllDocuments(db: Reader): AsyncGenerator<DocumentRecord> {
  let rows = await documentsAfter(db, 0);
  while (rows.length > 0) {
    yield* rows;
    rows = await documentsAfter(db, rows.at(-1)?.id ?? 0);
  }
}

/** Another document of the same person and type with this digest. */
export async function findDuplicate(db: Reader, id: number, content_digest: Buffer): Promise<number | undefined> {
  const twin = await db
    .selectFrom('documents as d')
    .innerJoin('documents as other', (join) =>
      join
        .onRef('other.member_id', '=', 'd.member_id')
        .onRef('other.type', '=', 'd.type')
        .onRef('other.id', '<>', 'd.id'),
    )
    .select('other.id')
    .where('d.id', '=', id)
    .where('other.content_digest', '=', content_digest)
    .executeTakeFirst();
  return twin?.id;
}

function documentsAfter(db: Reader, id: number): Promise<DocumentRecord[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'storage_key', 'picture_key', 'size_bytes', 'content_digest'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}
