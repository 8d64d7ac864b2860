import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskShelf } from './diskShelf.ts';
import type { Shelf } from './shelf.ts';

const NAME = 'a'.repeat(43);

let folder: string;
let shelf: Shelf;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vefa-files-'));
  shelf = openDiskShelf(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what a killed process had begun is swept once it is old', async () => {
  await shelf.put(NAME, some());
  for (const unfinished of ['old.part', 'young.part']) await writeFile(join(folder, unfinished), 'x');
  await utimes(join(folder, 'old.part'), new Date('2026-01-01'), new Date('2026-01-01'));

  expect(await shelf.removeUnfinished(new Date('2026-01-02'))).toBe(1);

  expect((await readdir(folder)).sort()).toEqual([NAME, 'young.part'].sort());
});

test('only whole papers are listed', async () => {
  await shelf.put(NAME, some());
  await writeFile(join(folder, `${NAME}.part`), 'x');

  expect((await all(shelf.list())).map(({ name }) => name)).toEqual([NAME]);
});

test('a folder that cannot be written says so', async () => {
  await writeFile(join(folder, 'file'), '');

  expect(await openDiskShelf(join(folder, 'file', 'below')).isReachable()).toBe(false);
});

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

async function* some() {
  yield Buffer.from('sealed');
}
