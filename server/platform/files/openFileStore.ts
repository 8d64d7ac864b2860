import { createReadStream } from 'node:fs';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newToken } from '../tokens.ts';
import type { FileStore } from './fileStore.ts';
import { seal, unseal } from './sealedStream.ts';

const UNFINISHED = '.part';
const STORAGE_KEY = /^[\w-]{43}$/;

/**
 * Keeps papers in a folder, each encrypted with `key` (32 bytes). A file is there whole or not at all: it is written
 * under another name, flushed, renamed, and the folder is flushed as well.
 */
export function openFileStore(settings: { folder: string }, key: Buffer): FileStore {
  const { folder } = settings;
  return {
    save: (source) => save(folder, source, key),
    read: (storageKey) => read(folder, storageKey, key),
    remove: (storageKey) => rm(pathOf(folder, storageKey), { force: true }),
    list: () => list(folder),
    removeUnfinished: (olderThan) => removeUnfinished(folder, olderThan),
    isReachable: () => isReachable(folder),
  };
}

async function save(folder: string, source: AsyncIterable<Uint8Array>, key: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const storageKey = newToken();
  const path = pathOf(folder, storageKey);
  const unfinished = path + UNFINISHED;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    await writeAndFlush(file, seal(source, key, storageKey));
    await rename(unfinished, path);
    await flushFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(path, { force: true });
    throw error;
  }
  return storageKey;
}

async function writeAndFlush(file: FileHandle, source: AsyncIterable<Buffer>): Promise<void> {
  try {
    for await (const bytes of source) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// Without this a power cut may forget the new name although the bytes are on the disk.
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function read(folder: string, storageKey: string, key: Buffer): Promise<Readable> {
  const file = createReadStream(pathOf(folder, storageKey));
  const bytes = unseal(file, key, storageKey);
  try {
    // A file that is gone or not ours shall fail here and now, not in the middle of an answer.
    const first = await bytes.next();
    const plain = Readable.from(continued(first, bytes), { objectMode: false });
    return plain.once('close', () => file.destroy());
  } catch (error) {
    file.destroy();
    throw error;
  }
}

async function* continued(first: IteratorResult<Buffer, void>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

async function* list(folder: string): AsyncGenerator<{ storageKey: string; savedAt: Date }> {
  for (const name of await namesIn(folder)) {
    if (!STORAGE_KEY.test(name)) continue;
    const savedAt = await madeAt(join(folder, name));
    if (savedAt) yield { storageKey: name, savedAt };
  }
}

async function removeUnfinished(folder: string, olderThan: Date): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const begunAt = await madeAt(join(folder, name));
    if (!begunAt || begunAt >= olderThan) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

async function isReachable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return readdir(folder);
}

/** Undefined when the file went away since its folder was listed. */
async function madeAt(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function pathOf(folder: string, storageKey: string): string {
  if (!STORAGE_KEY.test(storageKey)) throw new Error('not a storage key');
  return join(folder, storageKey);
}
