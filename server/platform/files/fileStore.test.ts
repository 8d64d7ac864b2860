import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDiskShelf } from './diskShelf.ts';
import type { FileStore } from './fileStore.ts';
import { openFileStore } from './openFileStore.ts';

const KEY = Buffer.alloc(32, 1);
const OTHER_KEY = Buffer.alloc(32, 2);
const CHUNK = 64 * 1024;
const HEADER = 33;
const SEALED_CHUNK = CHUNK + 16;

let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vefa-files-'));
  files = openFileStore(openDiskShelf(folder), [KEY]);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a paper comes back as it was kept', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('of %i bytes', async (size) => {
    const paper = patterned(size);

    const name = await files.save(inParts(paper, 10_000));

    expect((await buffer(await files.read(name))).equals(paper)).toBe(true);
  });

  test('however the network cuts it up', async () => {
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

describe('on the disk', () => {
  test('nothing of it can be read', async () => {
    const name = await files.save(inParts(Buffer.from('passport of a member'.repeat(50)), 100));

    expect((await readFile(join(folder, name))).includes('passport')).toBe(false);
  });

  test('the same paper kept twice looks different', async () => {
    const one = await files.save(inParts(patterned(100), 100));
    const other = await files.save(inParts(patterned(100), 100));

    expect((await readFile(join(folder, one))).equals(await readFile(join(folder, other)))).toBe(false);
  });

  test('a paper whose upload broke off leaves nothing', async () => {
    await expect(files.save(breakingOff(patterned(2 * CHUNK)))).rejects.toThrow('gone');

    expect(await readdir(folder)).toEqual([]);
  });

  test('what a killed process had begun is swept once it is old', async () => {
    const name = await files.save(inParts(patterned(10), 10));
    for (const unfinished of ['old.part', 'young.part']) await writeFile(join(folder, unfinished), 'x');
    await utimes(join(folder, 'old.part'), new Date('2026-01-01'), new Date('2026-01-01'));

    expect(await files.removeUnfinished(new Date('2026-01-02'))).toBe(1);

    expect((await readdir(folder)).sort()).toEqual([name, 'young.part'].sort());
  });

  test('only whole papers are listed', async () => {
    const name = await files.save(inParts(patterned(10), 10));
    await writeFile(join(folder, `${'a'.repeat(43)}.part`), 'x');

    expect(await listed()).toEqual([name]);
  });
});

describe('a paper that was tampered with is not handed out', () => {
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
    await writeFile(join(folder, name), change(await readFile(join(folder, name))));

    await expect(files.read(name).then(buffer)).rejects.toThrow();
  });

  test('nor one that took the place of another', async () => {
    const mine = await files.save(inParts(patterned(100), 100));
    const yours = await files.save(inParts(patterned(200), 100));
    await rename(join(folder, yours), join(folder, mine));

    await expect(files.read(mine)).rejects.toThrow();
  });

  test('nor one kept with another key', async () => {
    const name = await files.save(inParts(patterned(100), 100));

    await expect(openFileStore(openDiskShelf(folder), [OTHER_KEY]).read(name)).rejects.toThrow();
  });
});

test('a paper is removed, and removing it again is harmless', async () => {
  const name = await files.save(inParts(patterned(10), 10));

  await files.remove(name);
  await files.remove(name);

  expect(await readdir(folder)).toEqual([]);
  await expect(files.read(name)).rejects.toThrow();
});

test('no name leads out of the folder', async () => {
  await expect(files.read('../../../../etc/hostname')).rejects.toThrow('not a storage key');
});

test('a store that cannot write says so', async () => {
  await writeFile(join(folder, 'file'), '');

  expect(await files.isReachable()).toBe(true);
  expect(await openFileStore(openDiskShelf(join(folder, 'file', 'below')), [KEY]).isReachable()).toBe(false);
});

async function listed(): Promise<string[]> {
  const names: string[] = [];
  for await (const { storageKey } of files.list()) names.push(storageKey);
  return names;
}

function patterned(size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) & 0xff));
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
