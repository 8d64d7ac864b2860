import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskStorage } from './diskStorage.ts';
import type { FileStorage } from './storage.ts';

const NAME = 'a'.repeat(43);

let folder: string;
let storage: FileStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vefa-files-'));
  storage = openDiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('leftovers of a killed process are deleted once they are old', async () => {
  await storage.put(NAME, some());
  for (const unfinished of ['old.part', 'young.part']) await writeFile(join(folder, unfinished), 'x');
  await utimes(join(folder, 'old.part'), new Date('2026-01-01'), new Date('2026-01-01'));

  expect(await storage.removeUnfinished(new Date('2026-01-02'))).toBe(1);

  expect((await readdir(folder)).sort()).toEqual([NAME, 'young.part'].sort());
});

test('only whole documents are listed', async () => {
  await storage.put(NAME, some());
  await writeFile(join(folder, `${NAME}.part`), 'x');

  expect((await all(storage.list())).map(({ name }) => name)).toEqual([NAME]);
});

test('a folder without write permission reports it', async () => {
  await writeFile(join(folder, 'file'), '');

  expect(await openDiskStorage(join(folder, 'file', 'below')).isReachable()).toBe(false);
});

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

async function* some() {
  yield Buffer.from('sealed');
}
