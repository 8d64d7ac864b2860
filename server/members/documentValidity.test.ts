import { beforeEach, expect, it } from 'vitest';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { aHousehold, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { passport, sendDocument } from '../testing/documents/documentBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { TEST_BEGINS, testServer } from '../testing/testServer.ts';

const server = testServer();
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const say = (client: TestClient, id: number, valid_until: unknown) =>
  client.send('PUT', `/api/v1/member/document/${id}`, { valid_until });

// departs: entity.document
it('a member says it when uploading, corrects it later and removes it, also once the office has verified the document', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const client = await logIn(server, household);
  const sent = await sendDocument(
    client,
    household.main_member_id,
    { type: 'passport', valid_until: '30.06.2031' },
    passport,
  );
  const { id, valid_until } = sent.body as MemberDocument;
  await server.context.db
    .updateTable('documents')
    .set({ verified_at: server.clock.now() })
    .where('id', '=', id)
    .execute();

  expect([sent.status, valid_until]).toEqual([201, '30.06.2031']);
  expect((await say(client, id, '11.01.2027')).body).toMatchObject({ id, valid_until: '11.01.2027' });
  const me = (await client.send('GET', '/api/v1/me')).body as { main_member: { documents: MemberDocument[] } };
  expect(me.main_member.documents).toMatchObject([{ valid_until: '11.01.2027' }]);
  expect((await say(client, id, '')).body).toMatchObject({ valid_until: null });
});

it.each([
  ['10.01.2027', 'date_must_not_be_past'],
  ['12.01.2047', 'check_the_year'],
  ['31.12.9999', 'no_such_day'],
  ['31.02.2030', 'no_such_day'],
  ['bald', 'invalid_date'],
])('a member is refused %s, with a document and afterwards: %s', async (on, problem) => {
  const household = await aHousehold(server, { status: 'active' });
  const client = await logIn(server, household);
  const id = await aDocument(server, household.main_member_id);
  const refused = { status: 422, body: { errors: { valid_until: [problem] } } };

  expect(await say(client, id, on)).toMatchObject(refused);
  const sent = await sendDocument(client, household.main_member_id, { type: 'passport', valid_until: on }, passport);
  expect(sent).toMatchObject(refused);
  expect((await countOf(household.main_member_id)).length).toBe(1);
});

it('other kinds have no last day', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const client = await logIn(server, household);
  const id = await aDocument(server, household.main_member_id, { type: 'birth_certificate' });

  expect(await say(client, id, '30.06.2031')).toMatchObject({
    status: 422,
    body: { errors: { valid_until: ['kind_does_not_expire'] } },
  });
});

it('another household’s document is not found', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const other = await aHousehold(server, { status: 'active' });
  const id = await aDocument(server, other.main_member_id);

  expect((await say(await logIn(server, household), id, '30.06.2031')).status).toBe(404);
});

it('the office enters what the document says, also a day that is over, and it stands in the record', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const id = await aDocument(server, household.main_member_id);
  const { client, account } = await aClerk(server);
  const enter = (valid_until: string, seen: number | null) =>
    client.send('PUT', `/api/v1/office/documents/${id}/valid-until`, { valid_until, seen });

  const entered = await enter('01.12.2026', null);

  expect(entered).toMatchObject({ status: 200, body: { id, valid_until: '01.12.2026', verified_at: null } });
  expect(await auditOf(server, household.household_id)).toContainEqual({
    action: 'document.validity_set',
    actor_account_id: account.account_id,
    subject_id: id,
  });
  expect((await enter('01.12.1926', null)).status).not.toBe(200);
});

function countOf(memberId: number) {
  return server.context.db.selectFrom('documents').select('id').where('member_id', '=', memberId).execute();
}
