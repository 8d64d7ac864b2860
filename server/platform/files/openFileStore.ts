import { Readable } from 'node:stream';
import type { KeyRing } from '../secrets/keyRing.ts';
import { newToken } from '../secrets/tokens.ts';
import type { FileStore } from './fileStore.ts';
import { isSealedWith, seal, unseal } from './sealedStream.ts';
import { type FileStorage, isStorageKey } from './storage.ts';

/** Encrypts documents into a storage, each bound to its name. */
export function openFileStore(storage: FileStorage, keys: KeyRing): FileStore {
  return {
    save: (source) => save(storage, source, keys[0]),
    read: async (storageKey) => read(await storage.get(checked(storageKey)), keys, storageKey),
    remove: (storageKey) => storage.remove(checked(storageKey)),
    list: () => list(storage),
    removeUnfinished: (olderThan) => storage.removeUnfinished(olderThan),
    isReachable: () => storage.isReachable(),
    isNewest: (storageKey) => isNewest(storage, keys[0], checked(storageKey)),
    reseal: (storageKey) => reseal(storage, keys, checked(storageKey)),
    storage,
  };
}

async function save(storage: FileStorage, source: AsyncIterable<Uint8Array>, key: Buffer): Promise<string> {
  const storageKey = newToken();
  await storage.put(storageKey, seal(source, key, storageKey));
  return storageKey;
}

async function read(sealed: Readable, keys: KeyRing, storageKey: string): Promise<Readable> {
  const bytes = unseal(sealed, keys, storageKey);
  try {
    // read the first piece here, so that a missing or foreign file fails before an answer has begun
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

async function* list(storage: FileStorage): AsyncGenerator<{ storageKey: string; savedAt: Date }> {
  for await (const { name, savedAt } of storage.list()) yield { storageKey: name, savedAt };
}

async function isNewest(storage: FileStorage, key: Buffer, storageKey: string): Promise<boolean> {
  const sealed = await storage.get(storageKey);
  try {
    return await isSealedWith(key, sealed, storageKey);
  } finally {
    sealed.destroy();
  }
}

async function reseal(storage: FileStorage, keys: KeyRing, storageKey: string): Promise<void> {
  const plain = await read(await storage.get(storageKey), keys, storageKey);
  await storage.put(storageKey, seal(plain, keys[0], storageKey));
}

function checked(storageKey: string): string {
  if (!isStorageKey(storageKey)) throw new Error('not a storage key');
  return storageKey;
}
