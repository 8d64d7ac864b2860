import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patience } from '../../../../scripts/lib/patience.mjs';
import { aBucket, type TestBucket } from '../../../testing/documents/bucket.ts';
import type { FileStorage } from '../storage.ts';
import { openS3Storage } from './s3Storage.ts';

const NAME = 'a'.repeat(43);
const MEGABYTE = 1024 * 1024;

let bucket: TestBucket;
let storage: FileStorage;

beforeAll(async () => {
  bucket = await aBucket();
  storage = openS3Storage(bucket.settings);
});
afterAll(() => bucket.close());
beforeEach(() => {
  bucket.go('open');
  bucket.requests.length = 0;
});

test('a large file is sent in parts, so that it is never wholly in memory', async () => {
  await storage.put(NAME, some(16 * MEGABYTE));

  expect(bucket.requests).toEqual([
    'POST uploads',
    ...Array.from({ length: 4 }, () => 'PUT partNumber'),
    'POST uploadId',
  ]);
  expect((await buffer(await storage.get(NAME))).length).toBe(16 * MEGABYTE);
});

test('a slow reader, as on a bad connection, gets the whole file', async () => {
  await storage.put(NAME, some(16 * MEGABYTE));
  const file = await storage.get(NAME);

  let size = 0;
  for await (const bytes of file) {
    if (size === 0) await new Promise((resolve) => setTimeout(resolve, 3_500)); // longer than the limit for a silent bucket
    size += bytes.length;
  }

  expect(size).toBe(16 * MEGABYTE);
});

test('a small file is sent in one request', async () => {
  await storage.put(NAME, some(MEGABYTE));

  expect(bucket.requests).toEqual(['PUT object']);
});

test('an interrupted upload is aborted, and swept later if that fails', async () => {
  await expect(storage.put(NAME, breakingOff())).rejects.toThrow('gone');
  expect(bucket.unfinished.size).toBe(0);

  bucket.unfinished.set('killed', { key: `files/${NAME}`, begunAt: new Date('2026-01-01') });
  bucket.unfinished.set('under way', { key: `files/${NAME}`, begunAt: new Date('2026-01-03') });
  expect(await storage.removeUnfinished(new Date('2026-01-02'))).toBe(1);
  expect([...bucket.unfinished.keys()]).toEqual(['under way']);
  bucket.unfinished.clear();
});

test('a storage that asks to slow down is retried', async () => {
  bucket.go('busyOnce');

  await storage.put(NAME, some(10));

  expect(bucket.requests).toEqual(['PUT object', 'PUT object']);
});

describe.each(['busy', 'hangsUp', 'swallows'] as const)('a store that %s', (mode) => {
  test('an overloaded storage is reported as an outage in time, and works again later', async () => {
    await storage.put(NAME, some(10));
    bucket.go(mode);
    const begun = performance.now();

    await expect(storage.get(NAME)).rejects.toMatchObject({ key: 'service_unavailable', retryAfterSeconds: 5 });
    expect(await storage.isReachable()).toBe(false);
    expect(performance.now() - begun).toBeLessThan(patience(6_000));

    bucket.go('open');
    expect((await buffer(await storage.get(NAME))).length).toBe(10);
    expect(await storage.isReachable()).toBe(true);
  });
});

test('a missing storage is an outage as well', async () => {
  const nowhere = openS3Storage({ ...bucket.settings, endpoint: 'http://127.0.0.1:1' });

  await expect(nowhere.put(NAME, some(10))).rejects.toMatchObject({ key: 'service_unavailable' });
});

test('a bucket that does not exist, or denies access, is reported with the reason', async () => {
  expect(await openS3Storage({ ...bucket.settings, bucket: 'others' }).problem()).toBe('there is no such bucket');
  expect(await openS3Storage({ ...bucket.settings, secretKey: 'wrong' }).problem()).toBe(
    'the keys do not open the bucket',
  );
});

test('a bucket with more documents than one answer contains is listed to the end', async () => {
  const names = ['b', 'c', 'd'].map((letter) => letter.repeat(43));
  const asked: (string | null)[] = [];
  const store = createServer((request, answer) => {
    const after = new URL(request.url ?? '', 'http://bucket').searchParams.get('continuation-token');
    asked.push(after);
    const at = after ? names.indexOf(after.slice(3)) + 1 : 0;
    const next = at + 1 < names.length ? `<NextContinuationToken>&lt;+=${names[at]}</NextContinuationToken>` : '';
    const document = `<Key>files/${names[at]}</Key><LastModified>2027-01-01T00:00:00.000Z</LastModified>`;
    answer.end(`<ListBucketResult><Contents>${document}</Contents>${next}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = store.address() as AddressInfo;

  const listed: string[] = [];
  const pages = openS3Storage({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` });
  for await (const { name } of pages.list()) listed.push(name);

  expect(listed).toEqual(names);
  expect(asked).toEqual([null, `<+=${names[0]}`, `<+=${names[1]}`]);
  store.closeAllConnections();
  store.close();
});

async function* some(size: number): AsyncGenerator<Buffer> {
  const piece = 64 * 1024;
  for (let sent = 0; sent < size; sent += piece) yield Buffer.alloc(Math.min(piece, size - sent), 7);
}

async function* breakingOff(): AsyncGenerator<Buffer> {
  yield* some(7 * MEGABYTE);
  throw new Error('gone');
}
