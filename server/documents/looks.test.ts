import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { openDiskStorage } from '../platform/files/diskStorage.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { sendDocument } from '../testing/documents/documentBuilders.ts';
import { aPhoto } from '../testing/documents/pictureBuilders.ts';
import { documentsIn } from '../testing/documents/storedDocuments.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sweepLeftovers } from './documents.jobs.ts';
import { resealDocuments } from './keptDocuments.actions.ts';

const { lookAtDocument, openDocument } = documentReviewContract;

let server: TestServer;
let office: TestClient;
let accountId: number;
let drawn: number;

beforeEach(async () => {
  server = await startTestServer();
  const clerk = await aClerk(server);
  office = clerk.client;
  accountId = clerk.account.account_id;
  drawn = 0;
  const { sandbox } = server.context;
  server.context.sandbox = {
    run: (task, bytes) => {
      if (task === 'picture') drawn += 1;
      return sandbox.run(task, bytes);
    },
  };
});
afterEach(() => server.stop());

test('the office sees a re-encoded image, upright and without location or device; the original stays unchanged', async () => {
  const { client, household } = await aLoggedInClient(server);
  const photo = await aPhoto(40, 30);
  const sent = await sendDocument(
    client,
    household.main_member_id,
    { type: 'passport' },
    { name: 'Pass.jpg', type: 'image/jpeg', bytes: photo },
  );
  const id = String((sent.body as { id: number }).id);

  const shown = await office.call(lookAtDocument, { id });

  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': "attachment; filename*=UTF-8''Pass.jpg",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const { width, height, exif, orientation } = await sharp(shown.bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 30,
    height: 40,
    exif: undefined,
    orientation: undefined,
  });
  expect((await office.call(openDocument, { id })).bytes.equals(photo)).toBe(true);
  expect((await client.call(membersContract.downloadDocument, { id })).bytes.equals(photo)).toBe(true);
});

test('each access is recorded, and the picture is made once and stored encrypted', async () => {
  const { household_id, id } = await aKeptPhoto();

  const first = await office.call(lookAtDocument, { id: String(id) });
  const second = await office.call(lookAtDocument, { id: String(id) });

  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect(drawn).toBe(1);
  const look = { action: 'document.seen', actor_account_id: accountId, subject_id: id };
  expect(await auditOf(server, household_id)).toEqual([look, look]);
  const { picture_key } = await rowOf(id);
  const sealed = await buffer(await server.context.files.storage.get(picture_key ?? ''));
  expect(sealed.includes(first.bytes.subarray(0, 20))).toBe(false);
  // the test's clock is ahead of the disk's: an unknown file would be deleted
  await sweepLeftovers.run(server.context, {});
  expect(await stored()).toHaveLength(2);
});

test('two who open a document for the first time at once leave one picture', async () => {
  const { id } = await aKeptPhoto();

  const answers = await Promise.all([1, 2, 3].map(() => office.call(lookAtDocument, { id: String(id) })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toHaveLength(2);
});

test('the picture is deleted with its document', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aDocument(server, household.main_member_id, {}, await aPhoto());
  await office.call(lookAtDocument, { id: String(id) });
  expect(await stored()).toHaveLength(2);

  await client.call(membersContract.deleteDocument, { id: String(id) });
  await server.runJobs();

  expect(await stored()).toEqual([]);
});

test('a lost picture is made again', async () => {
  const { id } = await aKeptPhoto();
  const first = await office.call(lookAtDocument, { id: String(id) });
  const { picture_key: before } = await rowOf(id);
  await server.context.files.remove(before ?? '');

  const again = await office.call(lookAtDocument, { id: String(id) });

  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect((await rowOf(id)).picture_key).not.toBe(before);
});

test('a picture is re-encrypted with the document, so that the old key can be removed', async () => {
  const { id } = await aKeptPhoto();
  await office.call(lookAtDocument, { id: String(id) });
  const [oldest = Buffer.alloc(0)] = server.context.vault.keysFor('documents');
  const newest = Buffer.alloc(32, 5);
  const storage = openDiskStorage(join(server.folder, 'files'));

  server.context.files = openFileStore(storage, [newest, oldest]);
  await resealDocuments(server.context);

  const { picture_key } = await rowOf(id);
  const kept = await openFileStore(storage, [newest]).read(picture_key ?? '');
  expect((await sharp(await buffer(kept)).metadata()).format).toBe('jpeg');
});

test('an old document that cannot be decoded has no picture, and the refusal says what to do', async () => {
  const { main_member_id } = await aHousehold(server);
  const id = await aDocument(server, main_member_id, {}, Buffer.from('\xff\xd8\xff\xe0 cut off', 'latin1'));

  const answer = await office.call(lookAtDocument, { id: String(id) });

  expect([answer.status, answer.body]).toMatchObject([409, { message: 'picture_not_possible' }]);
});

test('a PDF is sent unchanged: only the viewer opens it', async () => {
  const { main_member_id } = await aHousehold(server);
  const id = String(await aDocument(server, main_member_id));

  const looked = await office.call(lookAtDocument, { id });

  expect(looked.bytes.equals((await office.call(openDocument, { id })).bytes)).toBe(true);
  expect(looked.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Reisepass.pdf",
  });
  expect(drawn).toBe(0);
});

test('a document whose file is lost is refused as such', async () => {
  const { id } = await aKeptPhoto();
  await server.context.files.remove((await rowOf(id)).storage_key);

  const answer = await office.call(lookAtDocument, { id: String(id) });

  expect([answer.status, answer.body]).toMatchObject([404, { message: 'document_lost' }]);
});

async function aKeptPhoto() {
  const { household_id, main_member_id } = await aHousehold(server);
  return { household_id, id: await aDocument(server, main_member_id, {}, await aPhoto()) };
}

function rowOf(id: number) {
  return server.context.db
    .selectFrom('documents')
    .select(['storage_key', 'picture_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const stored = (): Promise<string[]> => documentsIn(join(server.folder, 'files'));
