import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsContract } from '../../domain/notifications/news.contract.ts';
import { aHousehold, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aServerWithClerk, auditOf } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let account: TestAccount;

beforeAll(async () => {
  ({ server, client, account } = await aServerWithClerk());
});
afterAll(() => server.stop());

it('news to one household appears at once, with harmless markup', async () => {
  const household = await aHousehold(server);
  const data = '<p>Bitte <b>rufen</b> Sie an.</p><script>alert(1)</script>';

  const answer = await client.call(newsContract.sendNews, {
    title: 'Rückfrage',
    data,
    household_id: household.household_id,
  });

  expect(answer.status).toBe(201);
  const rows = await server.context.db
    .selectFrom('notifications')
    .select(['title', 'body_html'])
    .where('household_id', '=', household.household_id)
    .execute();
  expect(rows).toEqual([{ title: 'Rückfrage', body_html: '<p>Bitte <b>rufen</b> Sie an.</p>' }]);
  expect(await auditOf(server, household.household_id)).toMatchObject([
    { action: 'news.sent', actor_account_id: account.account_id },
  ]);
});

it('news sent again because the answer was lost appears once; the same text is new again some time later', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const send = () =>
    client.call(newsContract.sendNews, {
      ...{ title: 'Ramadan', data: '<p>Gesegnet</p>', household_id: household.household_id },
    });
  const sent = await Promise.all([send(), send(), send()]);

  expect(new Set(sent.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  expect(await newsOf(server, household)).toEqual(['Ramadan']);
  expect(await auditOf(server, household.household_id)).toHaveLength(1);
  server.clock.moveMinutes(10);
  await send();
  expect(await newsOf(server, household)).toHaveLength(2);
});

it('news name the association’s account where its placeholder stands', async () => {
  const { household_id } = await aHousehold(server, { status: 'active' });
  await client.call(newsContract.sendNews, { title: 'Für Sie', data: '<p>Konto {{iban}}</p>', household_id });
  const { body_html } = await server.context.db
    .selectFrom('notifications')
    .select('body_html')
    .where('household_id', '=', household_id)
    .executeTakeFirstOrThrow();

  expect(body_html.replaceAll(' ', '')).toBe(`<p>Konto${server.context.settings.association.iban}</p>`);
});

it.each([
  [{ title: '', data: 'Text', household_id: 1 }, 422, { errors: { title: ['required'] } }],
  [{ title: 'x'.repeat(201), data: 'Text', household_id: 1 }, 422, { errors: { title: ['max_200_characters'] } }],
  [{ title: 'Titel', data: 'Text', household_id: 999_999 }, 404, { message: 'HouseholdNotFound' }],
  [{ title: 'Titel', data: 'Text' }, 422, { errors: { household_id: ['required'] } }],
  [{ title: 'Titel', data: 'Text', household_id: null }, 422, { errors: { household_id: ['required'] } }],
  [{ title: 'Titel', data: 'Text', householdId: 1 }, 422, { errors: { household_id: ['required'] } }],
  [{ title: 'Titel', data: 'Text', household_id: 'alle' }, 422, { errors: { household_id: ['invalid_value'] } }],
])('news like %j are refused', async (sent, status, body) => {
  const answer = await client.call(newsContract.sendNews, sent as never);

  expect([answer.status, answer.body]).toMatchObject([status, body]);
});
