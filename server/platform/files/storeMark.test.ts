import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeDiscardedFiles, sweepLeftovers } from '../../documents/documents.jobs.ts';
import { aBucket, type TestBucket } from '../../testing/documents/bucket.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { openFileStore } from './openFileStore.ts';
import { openS3Shelf } from './s3/s3Shelf.ts';
import { isMarked, markAnew, ownsPapers } from './storeMark.ts';

let server: TestServer;
let bucket: TestBucket;

beforeEach(async () => {
  [server, bucket] = await Promise.all([startTestServer(), aBucket()]);
});
afterEach(() => Promise.all([server.stop(), bucket.close()]));

const places = {
  'on a disk': () => undefined,
  'in a bucket': () => {
    server.ground.files = openFileStore(openS3Shelf(bucket.settings), server.ground.vault.keysFor('papers'));
  },
};

test.each(Object.entries(places))('papers %s belong to the database that came first', async (_place, use) => {
  use();
  expect(await isMarked(server.ground.files)).toBe(false);

  expect(await Promise.all([1, 2, 3].map(() => ownsPapers(server.ground)))).toEqual([true, true, true]);
  expect(await isMarked(server.ground.files)).toBe(true);
  await becomeAnotherDatabase();
  expect(await ownsPapers(server.ground)).toBe(false);

  await markAnew(server.ground);
  expect(await ownsPapers(server.ground)).toBe(true);
});

test.each(Object.entries(places))('the mark is no paper, nor a leftover, %s', async (_place, use) => {
  use();
  await ownsPapers(server.ground);

  expect(await listed()).toEqual([]);
  await sweepLeftovers.run(server.ground, {});

  expect(await isMarked(server.ground.files)).toBe(true);
});

// proves: promise.6
test.each([sweepLeftovers, removeDiscardedFiles])('$name removes no papers of another database', async (job) => {
  await ownsPapers(server.ground);
  const name = await aLeftover();
  if (job === removeDiscardedFiles) await discard(name);
  await becomeAnotherDatabase();

  await expect(job.run(server.ground, {})).rejects.toThrow('The papers belong to another database');

  expect(await listed()).toEqual([name]);
});

test('a bucket that does not answer is not judged, and loses nothing', async () => {
  places['in a bucket']();
  const name = await aLeftover();
  bucket.go('hangsUp');

  await expect(ownsPapers(server.ground)).rejects.toThrow();
  await expect(sweepLeftovers.run(server.ground, {})).rejects.toThrow();

  bucket.go('open');
  expect(await listed()).toEqual([name]);
  expect(await isMarked(server.ground.files)).toBe(false);
});

async function becomeAnotherDatabase(): Promise<void> {
  await sql`update store_mark set id = gen_random_uuid()`.execute(server.ground.db);
}

/** Its clock is ahead of the store's: whatever lies there is old. */
function aLeftover(): Promise<string> {
  return server.ground.files.save(
    (async function* () {
      yield Buffer.from('nobody knows me');
    })(),
  );
}

async function discard(name: string): Promise<void> {
  await sql`insert into discarded_files (storage_key, discarded_at) values (${name}, now())`.execute(server.ground.db);
}

async function listed(): Promise<string[]> {
  const names: string[] = [];
  for await (const { storageKey } of server.ground.files.list()) names.push(storageKey);
  return names;
}
