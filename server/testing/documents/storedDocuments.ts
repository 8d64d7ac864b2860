import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STORE_MARK } from '../../platform/files/storeMark.ts';
import type { TestServer } from '../testServer.ts';

/** The path of a document's file. */
export async function pathOfDocument({ context, folder }: TestServer, id: number): Promise<string> {
  const document = await context.db
    .selectFrom('documents')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return join(folder, 'files', document.storage_key);
}

/** Changes one byte of a stored file. */
export async function damage(path: string, place: number): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(path, bytes.fill(255 - (bytes[place] ?? 0), place, place + 1));
}

/** The files in a folder of documents, unfinished ones included, without the mark. */
export async function documentsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name !== STORE_MARK).sort();
}
