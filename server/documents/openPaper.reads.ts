import type { Readable } from 'node:stream';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import type { Ground } from '../platform/work.ts';

type Store = Pick<Ground, 'files' | 'log'>;
type Kept = { id: number; storage_key: string };

/**
 * The bytes of a paper, decrypted while they are read. Refuses with `document_lost` where its file is gone, changed, or sealed
 * with a key that was lost; whoever runs the portal finds that in the log.
 */
export async function openPaper({ files, log }: Store, { id, storage_key }: Kept): Promise<Readable> {
  try {
    return await files.read(storage_key);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
    log.error({ err: error, document_id: id }, 'the file of a paper is lost');
    return refuse('document_lost');
  }
}

/** Whether the file of a paper is there, for whoever takes many of them at once. */
export async function canBeOpened(store: Store, paper: Kept): Promise<boolean> {
  try {
    (await openPaper(store, paper)).destroy();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.key === 'document_lost') return false;
    throw error;
  }
}
