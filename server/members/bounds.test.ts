import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeRequestsContract } from '../../domain/members/changeRequests/changeRequests.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { aLoggedInClient, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aPdf, sendDocument } from '../testing/documents/documentBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { familyMember } from '../testing/payloads.ts';
import { testServer } from '../testing/testServer.ts';

const { askForChange, withdrawChangeRequest } = changeRequestsContract;

const server = testServer();

const add = (client: TestClient) => client.call(membersContract.createFamilyMember, familyMember as never);

// departs: family.add, call.POST /api/v1/member
it('a household has at most 40 family members who are not inactive, however many are added at once', async () => {
  const { client, household } = await aLoggedInClient(server);
  for (let index = 0; index < 39; index += 1) await aMember(server, household);
  await aMember(server, household, { status: 'inactive' });

  const answers = await Promise.all([add(client), add(client), add(client)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(await add(client)).toMatchObject({
    status: 422,
    body: { message: 'validation_failed', errors: { first_name: ['too_many'] } },
  });
});

// departs: call.POST /api/v1/member
it('a family member is returned again with the same key, also if the limit is reached', async () => {
  const { client, household } = await aLoggedInClient(server);
  for (let index = 0; index < 39; index += 1) await aMember(server, household);
  const keyed = () => client.send('POST', '/api/v1/member', familyMember, { 'idempotency-key': 'the-fortieth' });

  const [first, again] = [await keyed(), await keyed()];

  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toMatchObject({ id: (first.body as { id: number }).id });
});

// departs: call.POST /api/v1/member/{id}/document
it('a person has at most 60 documents, and a refused one leaves no file', async () => {
  const { client, household } = await aLoggedInClient(server);
  const { main_member_id: id } = household;
  const documents: number[] = [];
  for (let index = 0; index < 59; index += 1) documents.push(await aDocument(server, id));
  const before = await filesOf();

  const answers = await Promise.all(['One', 'Two', 'Three'].map((mark) => upload(client, id, mark)));
  const full = await upload(client, id, 'Four');

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(full).toMatchObject({ status: 422, body: { message: 'validation_failed', errors: { file: ['too_many'] } } });
  expect(await filesOf()).toHaveLength(before.length + 1);

  await client.call(membersContract.deleteDocument, { id: String(documents[0]) });
  expect((await upload(client, id, 'Five')).status).toBe(201);
  const other = await aMember(server, household);
  expect((await upload(client, other, 'Six')).status).toBe(201);
});

it('a household may ask for at most 30 corrections an hour, whatever their outcome', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const wish = { id: String(household.main_member_id), field: 'mother_name', wanted: 'Hatice' } as const;
  for (let times = 0; times < 30; times += 1) {
    const { status, body } = await client.call(askForChange, wish);
    expect(status).toBe(201);
    await client.call(withdrawChangeRequest, { id: String((body as { id: number }).id) });
  }

  const refused = await client.call(askForChange, wish);
  server.clock.moveMinutes(60);
  const later = await (await logIn(server, household)).call(askForChange, wish);

  expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(refused.headers['retry-after']).toBe('3600');
  expect(later.status).toBe(201);
});

function upload(client: TestClient, memberId: number, mark: string) {
  const file = { name: `${mark}.pdf`, type: 'application/pdf', bytes: aPdf(`/${mark} 1`) };
  return sendDocument(client, memberId, { type: 'other' }, file);
}

async function filesOf(): Promise<string[]> {
  return readdir(join(server.folder, 'files')).catch(() => []);
}
