import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeDiscardedFiles, sweepLeftovers } from '../../documents/documents.jobs.ts';
import { aBucket, type TestBucket } from '../../testing/documents/bucket.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { openFileStore } from './openFileStore.ts';
import { openS3Storage } from './s3/s3Storage.ts';
import { isMarked, ownsDocuments, renewStoreMark } from './storeMark.ts';

let server: TestServer;
let bucket: TestBucket;

beforeEach(async () => {
  [server, bucket] = await Promise.all([startTestServer(), aBucket()]);
});
afterEach(() => Promise.all([server.stop(), bucket.close()]));

const places = {
  'on a disk': () => undefined,
  'in a bucket': () => {
    server.context.files = openFileStore(openS3Storage(bucket.settings), server.context.vault.keysFor('documents'));
  },
};

test.each(Object.entries(places))('documents %s belong to the database that came first', async (_place, use) => {
  use();
  expect(await isMarked(server.context.files)).toBe(false);

  expect(await Promise.all([1, 2, 3].map(() => ownsDocuments(server.context)))).toEqual([true, true, true]);
  expect(await isMarked(server.context.files)).toBe(true);
  await becomeAnotherDatabase();
  expect(await ownsDocuments(server.context)).toBe(false);

  await renewStoreMark(server.context);
  expect(await ownsDocuments(server.context)).toBe(true);
});

test.each(Object.entries(places))('the mark is neither a document nor a leftover, %s', async (_place, use) => {
  use();
  await ownsDocuments(server.context);

  expect(await listed()).toEqual([]);
  await sweepLeftovers.run(server.context, {});

  expect(await isMarked(server.context.files)).toBe(true);
});

// proves: promise.6
test.each([sweepLeftovers, removeDiscardedFiles])('$name deletes no documents of another database', async (job) => {
  await ownsDocuments(server.context);
  const name = await aLeftover();
  if (job === removeDiscardedFiles) await discard(name);
  await becomeAnotherDatabase();

  await expect(job.run(server.context, {})).rejects.toThrow('The documents belong to another database');

  expect(await listed()).toEqual([name]);
});

test('a bucket that does not answer is not judged, and loses nothing', async () => {
  places['in a bucket']();
  const name = await aLeftover();
  bucket.go('hangsUp');

  await expect(ownsDocuments(server.context)).rejects.toThrow();
  await expect(sweepLeftovers.run(server.context, {})).rejects.toThrow();

  bucket.go('open');
  expect(await listed()).toEqual([name]);
  expect(await isMarked(server.context.files)).toBe(false);
});

async function becomeAnotherDatabase(): Promise<void> {
  await sql`update store_mark set id = gen_random_uuid()`.execute(server.context.db);
}

/** The clock is ahead of the storage's, so that every file looks old. */
function aLeftover(): Promise<string> {
  return server.context.files.save(
    (async function* () {
      yield Buffer.from('nobody knows me');
    })(),
  );
}

async function discard(name: string): Promise<void> {
  await sql`insert into discarded_files (storage_key, discarded_at) values (${name}, now())`.execute(server.context.db);
}

async function listed(): Promise<string[]> {
  const names: string[] = [];
  for await (const { storageKey } of server.context.files.list()) names.push(storageKey);
  return names;
}
