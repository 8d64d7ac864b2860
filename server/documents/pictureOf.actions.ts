import type { Readable } from 'node:stream';
import { nameForFile } from '../../domain/documents/documentName.ts';
import { mediaTypes } from '../../domain/documents/fileKind.ts';
import type { Context } from '../platform/context.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { changePicture } from './documents.writes.ts';
import { makePicture } from './examiner.ts';
import { changeKeptPicture } from './keptFiles.writes.ts';
import { answerAsSent, openDocumentBytes } from './openDocument.reads.ts';

/** A document of a member, or a file of another topic (`is_kept_file`), whose id is then the topic's own. */
type Pictured = { id: number; storage_key: string; picture_key: string | null; is_kept_file?: boolean };

/**
 * The answer for the office's viewer: an image is re-encoded, a PDF is sent unchanged (decision 46). Refuses as `openPicture` and
 * `answerAsSent`.
 */
export async function answerForViewer(
  context: Context,
  document: Pictured & Parameters<typeof answerAsSent>[1],
  accountId: number | null,
): Promise<FileAnswer> {
  if (document.content_type === mediaTypes.pdf) return answerAsSent(context, document);
  return {
    filename: nameForFile(document.name, mediaTypes.jpeg),
    contentType: mediaTypes.jpeg,
    content: await openPicture(context, document, accountId),
  };
}

/**
 * The JPEG that the office sees: upright, of limited size, without a phone's metadata. Made at the first request and stored
 * encrypted (decision 46). Refuses with `picture_not_possible` if the document cannot be decoded, with `document_lost` if its
 * file is missing.
 */
async function openPicture(context: Context, document: Pictured, accountId: number | null): Promise<Buffer | Readable> {
  const kept = await findPicture(context, document);
  if (kept) return kept;
  const picture = await makePicture(context, { accountId, open: () => openDocumentBytes(context, document) });
  // the picture is shown all the same; it is made again at the next request
  await keepPicture(context, document, picture).catch((err) =>
    context.log.warn({ err, document_id: document.id }, 'the picture of a document could not be stored'),
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

/** The stored picture is discarded if a parallel request was faster, or the document was deleted meanwhile. */
async function keepPicture(
  { db, files, clock }: Context,
  { id, storage_key, picture_key, is_kept_file }: Pictured,
  picture: Buffer,
): Promise<void> {
  const made = await files.save(once(picture));
  const change = { before: picture_key, picture_key: made };
  const isKept = await db.transaction().execute((tx) => {
    if (is_kept_file) return changeKeptPicture(tx, { ...change, storage_key }, clock.now());
    return changePicture(tx, { ...change, id }, clock.now());
  });
  if (!isKept) await files.remove(made);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
