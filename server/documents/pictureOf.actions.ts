import type { Readable } from 'node:stream';
import { FileLost } from '../platform/files/fileLost.ts';
import type { Context } from '../platform/work.ts';
import { changePicture } from './documents.writes.ts';
import { makePicture } from './examiner.ts';
import { openDocumentBytes } from './openDocument.reads.ts';

type Pictured = { id: number; storage_key: string; picture_key: string | null };

/**
 * The JPEG by which a document is looked at: upright, of bounded size, without what a telephone writes into it. Made when it
 * is first asked for, and kept as documents are (decision 46). Refuses with `picture_not_possible` where the document
 * cannot be decoded, with `document_lost` where its file is gone.
 */
export async function openPicture(
  context: Context,
  document: Pictured,
  accountId: number | null,
): Promise<Buffer | Readable> {
  const kept = await findPicture(context, document);
  if (kept) return kept;
  const picture = await makePicture(context, { accountId, open: () => openDocumentBytes(context, document) });
  // whoever looks sees it all the same, and the next one has it made again
  await keepPicture(context, document, picture).catch((err) =>
    context.log.warn({ err, document_id: document.id }, 'the picture of a document could not be kept'),
  );
  return picture;
}

async function findPicture({ files }: Context, { picture_key }: Pictured): Promise<Readable | undefined> {
  if (!picture_key) return undefined;
  return files.read(picture_key).catch((error) => {
    if (error instanceof FileLost) return undefined;
    throw error;
  });
}

/** Of two who look for the first time at once, one finds the other's picture kept already; so does one whose document went. */
async function keepPicture(
  { db, files, clock }: Context,
  { id, picture_key }: Pictured,
  picture: Buffer,
): Promise<void> {
  const made = await files.save(once(picture));
  const change = { id, before: picture_key, picture_key: made };
  const isKept = await db.transaction().execute((tx) => changePicture(tx, change, clock.now()));
  if (!isKept) await files.remove(made);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
