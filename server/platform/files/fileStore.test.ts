import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { aBucket } from '../../testing/documents/bucket.ts';
import { openDiskStorage } from './diskStorage.ts';
import { FileLost } from './fileLost.ts';
import type { FileStore } from './fileStore.ts';
import { openFileStore } from './openFileStore.ts';
import { openS3Storage } from './s3/s3Storage.ts';
import type { FileStorage } from './storage.ts';

const KEY = Buffer.alloc(32, 1);
const OTHER_KEY = Buffer.alloc(32, 2);
const CHUNK = 64 * 1024;
const MEGABYTE = 1024 * 1024;
const HEADER = 33;
const SEALED_CHUNK = CHUNK + 16;

/** Every storage has to pass the same tests. */
const PLACES = {
  'on a disk': aFolder,
  'in a bucket': aBucketStorage,
};

describe.each(Object.entries(PLACES))('%s', (_place, open) => {
  let storage: FileStorage;
  let files: FileStore;

  beforeAll(async () => {
    const place = await open();
    storage = place.storage;
    files = openFileStore(storage, [KEY]);
    return place.close;
  });

  describe('a document is returned unchanged', () => {
    test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 11 * MEGABYTE])('of %i bytes', async (size) => {
      const document = patterned(size);

      const name = await files.save(inParts(document, 10_000));

      expect((await buffer(await files.read(name))).equals(document)).toBe(true);
    });

    test('however the network splits it', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.uint8Array({ maxLength: 300_000 }),
          fc.integer({ min: 1, max: 90_000 }),
          async (bytes, size) => {
            const name = await files.save(inParts(Buffer.from(bytes), size));
            expect((await buffer(await files.read(name))).equals(Buffer.from(bytes))).toBe(true);
          },
        ),
        { numRuns: 15 },
      );
    });
  });

  describe('in the storage', () => {
    // proves: promise.13
    test('it cannot be read', async () => {
      const name = await files.save(inParts(Buffer.from('passport of a member'.repeat(50)), 100));

      expect((await sealed(name)).includes('passport')).toBe(false);
    });

    test('the same document stored twice has different bytes', async () => {
      const one = await files.save(inParts(patterned(100), 100));
      const other = await files.save(inParts(patterned(100), 100));

      expect((await sealed(one)).equals(await sealed(other))).toBe(false);
    });

    test.each([2 * CHUNK, 7 * MEGABYTE])(
      'an upload that was interrupted after %i bytes leaves nothing',
      async (size) => {
        const before = await listed();

        await expect(files.save(breakingOff(patterned(size)))).rejects.toThrow('gone');

        expect(await listed()).toEqual(before);
        expect(await files.removeUnfinished(new Date(Date.now() + 60_000))).toBe(0);
      },
    );

    test('every whole document is listed, with the time it was stored', async () => {
      const name = await files.save(inParts(patterned(10), 10));

      const [document] = (await all(files.list())).filter(({ storageKey }) => storageKey === name);
      expect(Math.abs(Date.now() - Number(document?.savedAt))).toBeLessThan(patience(10_000));
    });

    test('a document is re-encrypted with the newest key, and only if needed', async () => {
      const name = await files.save(inParts(patterned(3 * CHUNK), 10_000));
      const changed = openFileStore(storage, [OTHER_KEY, KEY]);
      expect([await files.isNewest(name), await changed.isNewest(name)]).toEqual([true, false]);

      await changed.reseal(name);

      expect(await changed.isNewest(name)).toBe(true);
      expect((await buffer(await changed.read(name))).equals(patterned(3 * CHUNK))).toBe(true);
      await expect(files.read(name)).rejects.toThrow();
    });
  });

  describe('a document that was changed is not delivered', () => {
    test.each([
      ['a changed byte', (sealed: Buffer) => flip(sealed, HEADER + 100)],
      ['a changed byte in the last chunk', (sealed: Buffer) => flip(sealed, sealed.length - 30)],
      ['a changed header', (sealed: Buffer) => flip(sealed, 5)],
      ['a cut end', (sealed: Buffer) => sealed.subarray(0, sealed.length - 1)],
      ['a missing last chunk', (sealed: Buffer) => sealed.subarray(0, HEADER + 2 * SEALED_CHUNK)],
      ['exchanged chunks', exchangeChunks],
      ['something added', (sealed: Buffer) => Buffer.concat([sealed, Buffer.alloc(40)])],
      ['nothing but the header', (sealed: Buffer) => sealed.subarray(0, HEADER)],
      ['an emptied file', () => Buffer.alloc(0)],
    ])('%s', async (_what, change) => {
      const name = await files.save(inParts(patterned(2 * CHUNK + 500), CHUNK));
      await storage.put(name, Readable.from([change(await sealed(name))]));

      await expect(files.read(name).then(buffer)).rejects.toThrow(FileLost);
    });

    test('nor one that was exchanged for another', async () => {
      const mine = await files.save(inParts(patterned(100), 100));
      const yours = await files.save(inParts(patterned(200), 100));
      await storage.put(mine, await storage.get(yours));

      await expect(files.read(mine)).rejects.toThrow(FileLost);
    });

    test('nor one stored with another key', async () => {
      const name = await files.save(inParts(patterned(100), 100));

      await expect(openFileStore(storage, [OTHER_KEY]).read(name)).rejects.toThrow(FileLost);
    });
  });

  test('a document is deleted, and deleting it again is harmless', async () => {
    const name = await files.save(inParts(patterned(10), 10));

    await files.remove(name);
    await files.remove(name);

    expect(await listed()).not.toContain(name);
    await expect(files.read(name)).rejects.toThrow(FileLost);
  });

  test('no name leads out of the folder', async () => {
    await expect(files.read('../../../../etc/hostname')).rejects.toThrow('not a storage key');
  });

  test('a reachable storage says so', async () => {
    expect(await files.isReachable()).toBe(true);
  });

  async function listed(): Promise<string[]> {
    return (await all(files.list())).map(({ storageKey }) => storageKey).sort();
  }

  async function sealed(name: string): Promise<Buffer> {
    return buffer(await storage.get(name));
  }
});

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vefa-files-'));
  return { storage: openDiskStorage(folder), close: () => rm(folder, { recursive: true, force: true }) };
}

async function aBucketStorage() {
  const bucket = await aBucket();
  return { storage: openS3Storage(bucket.settings), close: bucket.close };
}

function patterned(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index += 1) bytes[index] = (index * 31 + (index >> 8)) & 0xff;
  return bytes;
}

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function* breakingOff(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
  throw new Error('gone');
}

function flip(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
  return changed;
}

function exchangeChunks(sealed: Buffer): Buffer {
  const first = sealed.subarray(HEADER, HEADER + SEALED_CHUNK);
  const second = sealed.subarray(HEADER + SEALED_CHUNK, HEADER + 2 * SEALED_CHUNK);
  return Buffer.concat([sealed.subarray(0, HEADER), second, first, sealed.subarray(HEADER + 2 * SEALED_CHUNK)]);
}
