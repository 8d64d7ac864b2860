import type { Readable } from 'node:stream';
import { nameForFile } from '../../domain/documents/documentName.ts';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { Context } from '../platform/context.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import type { FileAnswer } from '../platform/http/route.ts';

type Store = Pick<Context, 'files' | 'log'>;
type Kept = { id: number; storage_key: string };
type Described = Kept & { name: string; content_type: string; size_bytes: number };

/** The answer that sends a document unchanged, decrypted while it is sent. Refuses with `document_lost`. */
export async function answerAsSent(store: Store, document: Described): Promise<FileAnswer> {
  return {
    filename: nameForFile(document.name, document.content_type),
    contentType: document.content_type,
    sizeBytes: document.size_bytes,
    content: await openDocumentBytes(store, document),
  };
}

/** The bytes of a document, decrypted while they are read. Refuses with `document_lost` if `findDocumentBytes` has none. */
export async function openDocumentBytes(store: Store, document: Kept): Promise<Readable> {
  return (await findDocumentBytes(store, document)) ?? refuse('document_lost');
}

/** The bytes; undefined if the file is missing, damaged, or encrypted with a lost key, which is logged for the operator. */
export async function findDocumentBytes(
  { files, log }: Store,
  { id, storage_key }: Kept,
): Promise<Readable | undefined> {
  try {
    return await files.read(storage_key);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
    log.error({ err: error, document_id: id }, 'the file of a document is lost');
    return undefined;
  }
}
