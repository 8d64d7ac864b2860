import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsContract } from '../../domain/notifications/news.contract.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aHousehold, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aServerWithClerk, auditOf } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';
import { tellEverybody } from './news.jobs.ts';

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

it('news to all reaches every waiting and active household once, even if the job runs twice', async () => {
  const told = [await aHousehold(server, { status: 'active' }), await aHousehold(server, { status: 'waiting' })];
  const untold = [await aHousehold(server), await aHousehold(server, { status: 'inactive' })];

  const answer = await client.call(newsContract.sendNews, {
    title: 'Sommerfest',
    data: '<p>Am 3. Juli</p>',
    household_id: null,
  });
  const { id } = answer.body as { id: number };
  expect(await newsOf(server, told[0] as never)).toEqual([]);
  await server.runJobs();
  await runToEnd(server.context, tellEverybody, { news_id: id });

  for (const household of told) expect(await newsOf(server, household)).toEqual(['Sommerfest']);
  for (const household of untold) expect(await newsOf(server, household)).toEqual([]);
});

it('news sent again because the answer was lost appears once; the same text is new again some time later', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const send = (household_id: number | null) =>
    client.call(newsContract.sendNews, { title: 'Ramadan', data: '<p>Gesegnet</p>', household_id });
  const toAll = await Promise.all([send(null), send(null), send(null)]);
  const toOne = [await send(household.household_id), await send(household.household_id)];
  await server.runJobs();

  expect(new Set([...toAll, ...toOne].map(({ body }) => (body as { id: number }).id)).size).toBe(2);
  expect(await newsOf(server, household)).toEqual(['Ramadan', 'Ramadan']);
  expect(await auditOf(server, household.household_id)).toHaveLength(1);
  server.clock.moveMinutes(10);
  await send(null);
  await server.runJobs();
  expect(await newsOf(server, household)).toHaveLength(3);
});

it('news to all reaches more households than one transaction handles', async () => {
  const many = [];
  for (let index = 0; index < 120; index += 1) many.push(await aHousehold(server, { status: 'active' }));

  await client.call(newsContract.sendNews, { title: 'An alle', data: '<p>…</p>', household_id: null });
  await server.runJobs();

  const { count } = await server.context.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('title', '=', 'An alle')
    .where(
      'household_id',
      'in',
      many.map(({ household_id }) => household_id),
    )
    .executeTakeFirstOrThrow();
  expect(count).toBe(120);
});

it.each([
  [{ title: '', data: 'Text', household_id: null }, 422, { errors: { title: ['required'] } }],
  [{ title: 'x'.repeat(201), data: 'Text', household_id: null }, 422, { errors: { title: ['max_200_characters'] } }],
  [{ title: 'Titel', data: 'Text', household_id: 999_999 }, 404, { message: 'HouseholdNotFound' }],
  [{ title: 'Titel', data: 'Text' }, 422, { errors: { household_id: ['required'] } }],
  [{ title: 'Titel', data: 'Text', householdId: 1 }, 422, { errors: { household_id: ['required'] } }],
  [{ title: 'Titel', data: 'Text', household_id: 'alle' }, 422, { errors: { household_id: ['invalid_value'] } }],
])('news like %j are refused', async (sent, status, body) => {
  const answer = await client.call(newsContract.sendNews, sent as never);

  expect([answer.status, answer.body]).toMatchObject([status, body]);
});
