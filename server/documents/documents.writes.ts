import type { Insertable, Updateable } from 'kysely';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { Day } from '../../domain/shared/day.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';

type NewRow = Insertable<Tables['documents']>;

/**
 * Refuses with `file_already_exists` for the same content of the same type and person (D32), also if its digest was made with an
 * older key.
 */
export async function insertDocument(tx: Tx, row: NewRow, olderDigests: readonly Buffer[]): Promise<number> {
  if (await isThere(tx, row, olderDigests)) return refuse('file_already_exists');
  try {
    const { id } = await tx.insertInto('documents').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violatedIndex(error) === 'documents_once_per_content') return refuse('file_already_exists');
    throw error;
  }
}

/** Older digests are compared here, because the unique index contains only the newest one. */
async function isThere(tx: Tx, { member_id, type }: NewRow, digests: readonly Buffer[]): Promise<boolean> {
  if (digests.length === 0) return false;
  const found = await tx
    .selectFrom('documents')
    .select('id')
    .where('member_id', '=', member_id)
    .where('type', '=', type)
    .where('content_digest', 'in', digests)
    .executeTakeFirst();
  return found !== undefined;
}

type Review = Pick<Updateable<Tables['documents']>, 'verified_at' | 'verified_by' | 'refused_at' | 'refused_reason'>;

/** Stores the office's review of a document. */
export async function updateReview(tx: Tx, id: number, review: Review): Promise<void> {
  await tx.updateTable('documents').set(review).where('id', '=', id).execute();
}

/** Stores the last day on which a document is valid. */
export async function updateValidity(tx: Tx, id: number, valid_until: Day | null): Promise<void> {
  await tx.updateTable('documents').set({ valid_until }).where('id', '=', id).execute();
}

/** Stores a new digest of the same content; unchanged if the same document was uploaded again meanwhile. */
export async function changeDigest(
  tx: Tx,
  { id, content_digest: before }: { id: number; content_digest: Buffer },
  content_digest: Buffer,
): Promise<void> {
  await tx
    .updateTable('documents as d')
    .set({ content_digest })
    .where('d.id', '=', id)
    .where('d.content_digest', '=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as other')
            .select('other.id')
            .whereRef('other.member_id', '=', 'd.member_id')
            .whereRef('other.type', '=', 'd.type')
            .where('other.content_digest', '=', content_digest),
        ),
      ),
    )
    .execute();
}

/** Deletes rows and stores which files have to be deleted. */
export async function discardDocuments(tx: Tx, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .deleteFrom('documents')
    .where('id', 'in', ids)
    .returning(['storage_key', 'picture_key'])
    .execute();
  await discardFiles(
    tx,
    gone.flatMap(({ storage_key, picture_key }) => [storage_key, picture_key]),
    now,
  );
  return gone.length;
}

type PictureChange = { id: number; before: string | null; picture_key: string };

/** Stores where a document's picture is; returns false if the document or its former picture has changed meanwhile. */
export async function changePicture(tx: Tx, { id, before, picture_key }: PictureChange, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('documents')
    .set({ picture_key })
    .where('id', '=', id)
    .where('picture_key', 'is not distinct from', before)
    .executeTakeFirst();
  const isChanged = changed.numUpdatedRows > 0n;
  if (isChanged) await discardFiles(tx, [before], now);
  return isChanged;
}

export async function discardFiles(tx: Tx, keys: readonly (string | null)[], now: Date): Promise<void> {
  const files = keys.flatMap((storage_key) => (storage_key ? [{ storage_key, discarded_at: now }] : []));
  if (files.length > 0) await tx.insertInto('discarded_files').values(files).execute();
}

export async function forgetDiscardedFile(tx: Tx, storageKey: string): Promise<void> {
  await tx.deleteFrom('discarded_files').where('storage_key', '=', storageKey).execute();
}

/** Gives a person's documents to another one; what the other has already stays behind. */
export async function moveDocuments(tx: Tx, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await tx
    .updateTable('documents as d')
    .set({ member_id: toId })
    .where('d.member_id', '=', fromId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as other')
            .select('other.id')
            .where('other.member_id', '=', toId)
            .whereRef('other.type', '=', 'd.type')
            .whereRef('other.content_digest', '=', 'd.content_digest'),
        ),
      ),
    )
    .execute();
}
