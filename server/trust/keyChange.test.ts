import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { draftsContract } from '../../domain/application/drafts.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { checkDocuments, resealDocuments } from '../documents/keptDocuments.actions.ts';
import { isDataIntact } from '../maintenance/integrity.ts';
import { resealEverything as resealAll } from '../maintenance/keyCommands.ts';
import type { Context } from '../platform/context.ts';
import { openDiskStorage } from '../platform/files/diskStorage.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import type { KeyRing } from '../platform/secrets/keyRing.ts';
import { listSealedColumns, resealColumn } from '../platform/secrets/sealedColumns.ts';
import { openVault } from '../platform/secrets/vault.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDeathCase } from '../testing/deathBuilders.ts';
import { aDeathDocument } from '../testing/deaths/deathDocumentBuilders.ts';
import { aPdf, passport, sendDocument } from '../testing/documents/documentBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const OLD = Buffer.alloc(32, 7);
const NEW = Buffer.alloc(32, 8);

let server: TestServer;
let client: TestClient;
let member: number;
let document: number;

beforeEach(async () => {
  server = await startTestServer();
  useKeys([OLD]);
  const applicant = await aLoggedInClient(server);
  client = applicant.client;
  member = applicant.household.main_member_id;
  const kept = await sendDocument(client, member, { type: 'passport' }, passport);
  document = (kept.body as { id: number }).id;
  const draft = { values: { street: 'Favoritenstraße 8' }, base: {} };
  await client.call(draftsContract.keepDraft, { form: 'household', ...draft });
  return () => server.stop();
});

// proves: promise.13
test('after a change of keys everything is readable, and the old key decrypts nothing', async () => {
  useKeys([NEW, OLD]);
  expect(await resealEverything()).toEqual({ values: await sealedValues(), documents: 1, problems: [] });

  useKeys([NEW]);
  expect(await checkDocuments(server.context)).toEqual({ good: 1, problems: [] });
  expect(await values()).toEqual(['1236010285']);
  expect((await download(document)).bytes.equals(passport.bytes)).toBe(true);
  expect((await client.call(draftsContract.listDrafts)).body).toHaveLength(1);
  useKeys([OLD]);
  await expect(values()).rejects.toThrow();
  expect((await checkDocuments(server.context)).problems).toHaveLength(1);
});

test('documents of a case of a death are re-encrypted too', async () => {
  await aDeathDocument(server, await aDeathCase(server));
  useKeys([NEW, OLD]);

  expect(await resealEverything()).toMatchObject({ documents: 2, problems: [] });

  useKeys([NEW]);
  expect(await checkDocuments(server.context)).toEqual({ good: 2, problems: [] });
});

test('the change may be interrupted, and when repeated it finds nothing to do', async () => {
  const other = { name: 'Meldezettel.pdf', type: 'application/pdf', bytes: aPdf('/Lang (de)') };
  await sendDocument(client, member, { type: 'other' }, other);
  useKeys([NEW, OLD]);
  const { files } = server.context;
  server.context.files = failing(files, 2);

  expect((await resealDocuments(server.context)).problems).toHaveLength(1);
  server.context.files = files;

  expect(await resealEverything()).toMatchObject({ documents: 1, problems: [] });
  expect(await resealEverything()).toEqual({ values: 0, documents: 0, problems: [] });
});

test('values written while the keys change are kept, and the same document is still recognised', async () => {
  useKeys([NEW, OLD]);
  await resealEverything();

  const again = await sendDocument(client, member, { type: 'passport' }, passport);

  expect(again.body).toMatchObject({ message: 'file_already_exists' });
});

test('the same document is recognised before its re-encryption too', async () => {
  useKeys([NEW, OLD]);

  const again = await sendDocument(client, member, { type: 'passport' }, passport);

  expect(again.body).toMatchObject({ message: 'file_already_exists' });
  expect((await sendDocument(client, member, { type: 'other' }, passport)).status).toBe(201);
  expect(await resealEverything()).toMatchObject({ documents: 1, problems: [] });
  useKeys([NEW]);
  expect(await checkDocuments(server.context)).toEqual({ good: 2, problems: [] });
});

test('a process that only decrypts with the new key recognises what another has stored with it', async () => {
  const other = { name: 'Meldezettel.pdf', type: 'application/pdf', bytes: aPdf('/Lang (de)') };
  useKeys([NEW, OLD]);
  await sendDocument(client, member, { type: 'other' }, other);
  useKeys([OLD, NEW]);

  const again = await sendDocument(client, member, { type: 'other' }, other);

  expect(again.body).toMatchObject({ message: 'file_already_exists' });
});

test('a document that a process without the new key stored again is reported until one of the two is deleted', async () => {
  useKeys([NEW]);
  const twin = await sendDocument(client, member, { type: 'passport' }, passport);
  useKeys([NEW, OLD]);
  const named = [
    { document_id: document, problem: expect.stringContaining(`document ${(twin.body as { id: number }).id}`) },
  ];

  expect(await resealEverything()).toMatchObject({ documents: 0, problems: named });
  expect(await resealEverything()).toMatchObject({ documents: 0, problems: named });
  await client.call(membersContract.deleteDocument, { id: String(document) });

  expect(await resealEverything()).toMatchObject({ documents: 0, problems: [] });
  useKeys([NEW]);
  expect(await checkDocuments(server.context)).toEqual({ good: 1, problems: [] });
});

test('one damaged value is reported, and does not keep the others from being re-encrypted', async () => {
  useKeys([NEW, OLD]);
  await sql`update members set social_insurance_number = ${Buffer.from('damaged')} where id = ${member}`.execute(
    server.context.db,
  );
  const said: string[] = [];

  const isDone = await resealAll(server.context, (line) => void said.push(line));

  expect(isDone).toBe(false);
  expect(said).toContain(`  members.social_insurance_number with id ${member} stays as it is: it cannot be opened`);
  expect(said.some((line) => /form_drafts\.content +1$/.test(line))).toBe(true);
  expect(said.some((line) => /documents +1$/.test(line))).toBe(true);
});

test('a restored backup is reported as faulty as long as a value cannot be decrypted', async () => {
  useKeys([NEW, OLD]);
  await resealDocuments(server.context);
  const said: string[] = [];
  expect(await isDataIntact(server.context, () => undefined)).toBe(true);

  useKeys([NEW]);
  const well = await isDataIntact(server.context, (line) => void said.push(line));

  expect(well).toBe(false);
  expect(said).toContain(`  members.social_insurance_number with id ${member}: it cannot be opened`);
});

test('a damaged and a missing document are reported', async () => {
  const folder = join(server.folder, 'files');
  const [name = ''] = await readdir(folder);
  const sealed = await readFile(join(folder, name));
  await writeFile(join(folder, name), sealed.subarray(0, -1));
  expect((await checkDocuments(server.context)).problems).toEqual([
    { document_id: document, problem: expect.any(String) },
  ]);

  await server.context.files.remove(name);
  expect((await checkDocuments(server.context)).problems).toHaveLength(1);
});

async function resealEverything() {
  const { db, vault } = server.context;
  let resealed = 0;
  for (const column of await listSealedColumns(db)) resealed += (await resealColumn(db, vault, column)).resealed;
  const { resealed: documents, problems } = await resealDocuments(server.context);
  return { values: resealed, documents, problems };
}

/** The number of encrypted values, counted without the code under test. */
async function sealedValues(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(social_insurance_number) + count(turkish_id_no) from members) + (select count(*) from form_drafts)
      + (select count(*) from mails) as count`.execute(server.context.db);
  return Number(rows[0]?.count);
}

async function values(): Promise<string[]> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select social_insurance_number as sealed from members where social_insurance_number is not null`.execute(
    server.context.db,
  );
  return rows.map(({ sealed }) => server.context.vault.open(sealed));
}

function useKeys(keys: KeyRing): void {
  server.context.vault = openVault(keys);
  server.context.files = openFileStore(
    openDiskStorage(join(server.folder, 'files')),
    server.context.vault.keysFor('documents'),
  );
}

/** A storage whose disk is full from the given file on. */
function failing(files: Context['files'], from: number): Context['files'] {
  let count = 0;
  const reseal = async (name: string) => {
    count += 1;
    if (count >= from) throw new Error('no space left');
    return files.reseal(name);
  };
  return { ...files, reseal };
}

function download(id: number) {
  return client.call(membersContract.downloadDocument, { id: String(id) });
}
