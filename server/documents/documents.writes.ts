import type { Insertable, Updateable } from 'kysely';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';

type NewRow = Insertable<Tables['documents']>;

/** `file_already_exists` for the same content of the same type and person (D32), also by a digest of an older key. */
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

/** The index knows the newest digest only. */
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

/** Writes what the office thinks of a paper. */
export async function updateReview(tx: Tx, id: number, review: Review): Promise<void> {
  await tx.updateTable('documents').set(review).where('id', '=', id).execute();
}

/** Writes down another digest of the same content; left as it was where the same paper was entered again meanwhile. */
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

/** Removes rows and writes down which files are to follow. */
export async function discardDocuments(tx: Tx, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx.deleteFrom('documents').where('id', 'in', ids).returning('storage_key').execute();
  const files = gone.map(({ storage_key }) => ({ storage_key, discarded_at: now }));
  if (files.length > 0) await tx.insertInto('discarded_files').values(files).execute();
  return files.length;
}

export async function forgetDiscardedFile(tx: Tx, storageKey: string): Promise<void> {
  await tx.deleteFrom('discarded_files').where('storage_key', '=', storageKey).execute();
}
