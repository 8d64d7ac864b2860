import { Readable } from 'node:stream';
import type { KeyRing } from '../keyRing.ts';
import { newToken } from '../tokens.ts';
import type { FileStore } from './fileStore.ts';
import { isSealedWith, seal, unseal } from './sealedStream.ts';
import { isStorageKey, type Shelf } from './shelf.ts';

/** Keeps papers on a shelf, each encrypted under its own name. */
export function openFileStore(shelf: Shelf, keys: KeyRing): FileStore {
  return {
    save: (source) => save(shelf, source, keys[0]),
    read: async (storageKey) => read(await shelf.get(checked(storageKey)), keys, storageKey),
    remove: (storageKey) => shelf.remove(checked(storageKey)),
    list: () => list(shelf),
    removeUnfinished: (olderThan) => shelf.removeUnfinished(olderThan),
    isReachable: () => shelf.isReachable(),
    isNewest: (storageKey) => isNewest(shelf, keys[0], checked(storageKey)),
    reseal: (storageKey) => reseal(shelf, keys, checked(storageKey)),
    shelf,
  };
}

async function save(shelf: Shelf, source: AsyncIterable<Uint8Array>, key: Buffer): Promise<string> {
  const storageKey = newToken();
  await shelf.put(storageKey, seal(source, key, storageKey));
  return storageKey;
}

async function read(sealed: Readable, keys: KeyRing, storageKey: string): Promise<Readable> {
  const bytes = unseal(sealed, keys, storageKey);
  try {
    // A file that is gone or not ours shall fail here and now, not in the middle of an answer.
    const first = await bytes.next();
    const plain = Readable.from(continued(first, bytes), { objectMode: false });
    return plain.once('close', () => sealed.destroy());
  } catch (error) {
    sealed.destroy();
    throw error;
  }
}

async function* continued(first: IteratorResult<Buffer, void>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

async function* list(shelf: Shelf): AsyncGenerator<{ storageKey: string; savedAt: Date }> {
  for await (const { name, savedAt } of shelf.list()) yield { storageKey: name, savedAt };
}

async function isNewest(shelf: Shelf, key: Buffer, storageKey: string): Promise<boolean> {
  const sealed = await shelf.get(storageKey);
  try {
    return await isSealedWith(key, sealed, storageKey);
  } finally {
    sealed.destroy();
  }
}

async function reseal(shelf: Shelf, keys: KeyRing, storageKey: string): Promise<void> {
  const plain = await read(await shelf.get(storageKey), keys, storageKey);
  await shelf.put(storageKey, seal(plain, keys[0], storageKey));
}

function checked(storageKey: string): string {
  if (!isStorageKey(storageKey)) throw new Error('not a storage key');
  return storageKey;
}
