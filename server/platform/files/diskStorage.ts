import { access, constants, type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newToken } from '../secrets/tokens.ts';
import { FileLost } from './fileLost.ts';
import { type FileStorage, isStorageKey } from './storage.ts';

const UNFINISHED = '.part';

/**
 * A folder as storage. A file exists whole or not at all: it is written under another name, flushed and renamed, and the folder
 * is flushed as well.
 */
export function openDiskStorage(folder: string): FileStorage {
  return {
    put: (name, bytes) => put(folder, name, bytes),
    get: (name) => get(folder, name),
    remove: (name) => rm(join(folder, name), { force: true }),
    list: () => list(folder),
    readNote: (name) => unlessGone(() => readFile(join(folder, name), 'utf8')),
    removeUnfinished: (olderThan) => removeUnfinished(folder, olderThan),
    isReachable: () => isReachable(folder),
  };
}

async function get(folder: string, name: string): Promise<Readable> {
  const file = await unlessGone(() => open(join(folder, name), 'r'));
  if (!file) throw new FileLost(`there is no file ${name}`);
  return file.createReadStream();
}

async function put(folder: string, name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await makeFolder(folder);
  // a unique name, because two processes may write the same file at once
  const unfinished = join(folder, `${name}.${newToken().slice(0, 8)}${UNFINISHED}`);
  try {
    await writeAndFlush(await open(unfinished, 'wx', 0o600), bytes);
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(folder);
}

async function writeAndFlush(file: FileHandle, source: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const bytes of source) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// Without this a power cut may lose the new name although the bytes are on the disk.
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* list(folder: string): AsyncGenerator<{ name: string; savedAt: Date }> {
  for (const name of await namesIn(folder)) {
    if (!isStorageKey(name)) continue;
    const savedAt = await madeAt(join(folder, name));
    if (savedAt) yield { name, savedAt };
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
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  await makeFolder(folder);
  return readdir(folder);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Undefined if the file was deleted since its folder was listed. */
async function madeAt(path: string): Promise<Date | undefined> {
  return (await unlessGone(() => stat(path)))?.mtime;
}

async function unlessGone<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
