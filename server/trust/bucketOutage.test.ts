import { afterAll, beforeAll, expect, test } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { openS3Storage } from '../platform/files/s3/s3Storage.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { aBucket, type TestBucket } from '../testing/documents/bucket.ts';
import { passport, sendDocument } from '../testing/documents/documentBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let bucket: TestBucket;

beforeAll(async () => {
  [server, bucket] = await Promise.all([startTestServer(), aBucket()]);
  server.context.files = openFileStore(openS3Storage(bucket.settings), server.context.vault.keysFor('documents'));
});
afterAll(() => Promise.all([server.stop(), bucket.close()]));

test('while the bucket is unreachable uploads and downloads are refused, and nothing is half stored', async () => {
  const { client, household } = await aLoggedInClient(server);
  const kept = await sendDocument(client, household.main_member_id, { type: 'passport' }, passport);
  const { id } = kept.body as { id: number };
  const download = () => client.call(membersContract.downloadDocument, { id: String(id) });

  bucket.go('hangsUp');
  const answers = [
    await sendDocument(client, household.main_member_id, { type: 'other' }, passport),
    await download(),
    await client.send('GET', '/health'),
  ];
  bucket.go('open');

  for (const { status, body } of answers) {
    expect([status, (body as { message: string }).message]).toEqual([503, 'service_unavailable']);
  }
  expect((await sendDocument(client, household.main_member_id, { type: 'other' }, passport)).status).toBe(201);
  expect((await download()).bytes.equals(passport.bytes)).toBe(true);
  const health = async () => (await client.send('GET', '/health')).status;
  await expect.poll(health, { timeout: patience(2_000), interval: 50 }).toBe(200);
});
