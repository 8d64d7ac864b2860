import type { Tx } from '../platform/db.ts';
import { discardFiles } from './documents.writes.ts';
import type { KeptDocument } from './keepDocument.actions.ts';
import './documents.tables.ts';

/** Makes a stored file known; its topic writes the row that refers to it in the same transaction. */
export async function insertKeptFile(
  tx: Tx,
  { older_digests: _older, ...file }: KeptDocument,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('kept_files')
    .values({ ...file, picture_key: null, kept_at: now })
    .execute();
}

/** Deletes the rows of files, which nothing refers to any more; the files themselves are deleted afterwards. */
export async function discardKept(tx: Tx, storageKeys: readonly string[], now: Date): Promise<void> {
  const gone = await tx
    .deleteFrom('kept_files')
    .where('storage_key', 'in', storageKeys)
    .returning(['storage_key', 'picture_key'])
    .execute();
  const keys = gone.flatMap(({ storage_key, picture_key }) => [storage_key, picture_key]);
  await discardFiles(tx, keys, now);
}

type PictureChange = { storage_key: string; before: string | null; picture_key: string };

/** As `changePicture` of documents. */
export async function changeKeptPicture(
  tx: Tx,
  { storage_key, before, picture_key }: PictureChange,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('kept_files')
    .set({ picture_key })
    .where('storage_key', '=', storage_key)
    .where('picture_key', 'is not distinct from', before)
    .executeTakeFirst();
  const isChanged = changed.numUpdatedRows > 0n;
  if (isChanged) await discardFiles(tx, [before], now);
  return isChanged;
}

/** Writes down the digest of the same content with a newer key. */
export async function changeKeptDigest(
  tx: Tx,
  { storage_key, content_digest: before }: { storage_key: string; content_digest: Buffer },
  content_digest: Buffer,
): Promise<void> {
  await tx
    .updateTable('kept_files')
    .set({ content_digest })
    .where('storage_key', '=', storage_key)
    .where('content_digest', '=', before)
    .execute();
}
