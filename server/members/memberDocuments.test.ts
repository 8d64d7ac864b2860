import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { sweepLeftovers } from '../documents/documents.jobs.ts';
import { openLog } from '../platform/log.ts';
import { aHousehold, aLoggedInClient, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aPdf, aPdfStream, type DocumentFile, passport, sendDocument } from '../testing/documents/documentBuilders.ts';
import { damage, documentsIn, pathOfDocument } from '../testing/documents/storedDocuments.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const { deleteDocument, downloadDocument } = membersContract;

let server: TestServer;
let client: TestClient;
let member: number;
const logged: string[] = [];
beforeAll(async () => {
  server = await startTestServer({}, openLog('error', { write: (line) => void logged.push(line) }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  const applicant = await aLoggedInClient(server);
  client = applicant.client;
  member = applicant.household.main_member_id;
});

describe('who may upload which document', () => {
  // proves: role.existing-burial
  test('death documents are taken from existing members only', async () => {
    const existing = await aLoggedInClient(server, { status: 'waiting' });

    const early = await upload({ type: 'birth_certificate' }, passport);
    client = existing.client;
    member = existing.household.main_member_id;

    expect([early.status, early.body]).toMatchObject([409, { message: 'household_must_be_active' }]);
    expect((await upload({ type: 'birth_certificate' }, passport)).status).toBe(201);
  });

  test('an inactive household may upload none', async () => {
    const inactive = await aLoggedInClient(server, { status: 'inactive' });
    client = inactive.client;
    member = inactive.household.main_member_id;

    const answer = await upload({ type: 'other' }, passport);

    expect([answer.status, answer.body]).toMatchObject([409, { message: 'household_inactive' }]);
  });

  test('another household’s documents cannot be uploaded, read or deleted', async () => {
    const foreign = await aHousehold(server);
    const id = String(await aDocument(server, foreign.main_member_id));
    const own = member;

    member = foreign.main_member_id;
    const brought = await upload({ type: 'passport' }, passport);
    member = own;

    expect([brought.status, brought.body]).toMatchObject([404, { message: 'MemberNotFound' }]);
    for (const answer of [
      await client.call(downloadDocument, { id }),
      await client.call(deleteDocument, { id }),
      await client.call(downloadDocument, { id: '99999999' }),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([404, { message: 'document_not_found' }]);
    }
    expect((await (await logIn(server, foreign)).call(downloadDocument, { id })).status).toBe(200);
  });

  test('the main member uploads a family member’s documents', async () => {
    const { client: browser, household } = await aLoggedInClient(server, { status: 'active' });
    client = browser;
    member = await aMember(server, household, { status: 'active' });

    expect((await upload({ type: 'passport' }, passport)).status).toBe(201);
  });
});

test('the download of a damaged file is aborted, and the log names the request', async () => {
  const bytes = aPdf('', [aPdfStream('', Buffer.alloc(200_000, 65))]);
  const before = await filesOf();
  const { body } = await upload({ type: 'passport' }, { ...passport, bytes });
  const [name = ''] = (await filesOf()).filter((file) => !before.includes(file));
  await damage(join(server.folder, 'files', name), 100_000);
  logged.length = 0;

  await expect(client.call(downloadDocument, { id: String((body as { id: number }).id) })).rejects.toThrow();

  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 50,
      request_id: expect.any(String),
      route: downloadDocument.path,
      msg: 'a file broke off while it was being sent',
    },
  ]);
});

test.each([
  ['gone', (path: string) => rm(path)],
  ['damaged', (path: string) => damage(path, 50)],
])('a document whose file is %s is refused, and the log says which one', async (_what, harm) => {
  const id = await aDocument(server, member);
  await harm(await pathOfDocument(server, id));
  const { client: office } = await aClerk(server);
  logged.length = 0;

  for (const answer of [
    await client.call(downloadDocument, { id: String(id) }),
    await office.call(documentReviewContract.openDocument, { id: String(id) }),
  ]) {
    expect([answer.status, answer.body]).toMatchObject([404, { message: 'document_lost' }]);
  }

  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, document_id: id, msg: 'the file of a document is lost' },
    { level: 50, document_id: id },
  ]);
});

describe('deleting a document', () => {
  test('deletes its file as well', async () => {
    const before = await filesOf();
    const { body } = await upload({ type: 'passport' }, passport);

    const answer = await client.call(deleteDocument, { id: String((body as { id: number }).id) });
    await server.runJobs();

    expect(answer.status).toBe(204);
    expect(await filesOf()).toEqual(before);
    expect((await upload({ type: 'passport' }, passport)).status).toBe(201);
  });

  test('is refused after the office has verified it', async () => {
    const id = String(await aDocument(server, member, { verified_at: server.clock.now() }));

    const answer = await client.call(deleteDocument, { id });

    expect([answer.status, answer.body]).toMatchObject([409, { message: 'document_is_verified' }]);
    expect((await client.call(downloadDocument, { id })).status).toBe(200);
  });
});

// proves: promise.6
test('leftovers of a killed server are swept after a day, documents stay', async () => {
  const id = String(await aDocument(server, member));
  const old = await leftOver();
  await utimes(join(server.folder, 'files', old), new Date('2027-01-10T10:59:00Z'), new Date('2027-01-10T10:59:00Z'));
  const young = await leftOver();
  await utimes(join(server.folder, 'files', young), new Date('2027-01-10T11:01:00Z'), new Date('2027-01-10T11:01:00Z'));

  await sweepLeftovers.run(server.context, {});

  expect(await filesOf()).not.toContain(old);
  expect(await filesOf()).toContain(young);
  expect((await client.call(downloadDocument, { id })).status).toBe(200);
});

function upload(fields: Record<string, string>, file: DocumentFile) {
  return sendDocument(client, member, fields, file);
}

function filesOf(): Promise<string[]> {
  return documentsIn(join(server.folder, 'files'));
}

async function leftOver(): Promise<string> {
  return server.context.files.save(
    (async function* () {
      yield Buffer.from('nobody knows me');
    })(),
  );
}
