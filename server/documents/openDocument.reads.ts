import type { Readable } from 'node:stream';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import type { Context } from '../platform/work.ts';

type Store = Pick<Context, 'files' | 'log'>;
type Kept = { id: number; storage_key: string };

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
