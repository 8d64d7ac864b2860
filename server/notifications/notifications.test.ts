import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { aHousehold, aLoggedInClient, anOfficeAccount, logIn } from '../testing/builders.ts';
import { auditOf } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { notify } from './tell.actions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { listNotifications, readNotification, createNotification } = notificationsContract;

const tell = (household_id: number, effect_key: string, html = '<p>x</p>') =>
  server.change((change) =>
    notify(change, { household_id, effect_key: anEffect(effect_key), title: effect_key, html }),
  );

describe('sending news', () => {
  it('with the same effect key happens once, however often and in parallel', async () => {
    const { household, client } = await aLoggedInClient(server);

    const first = await Promise.all(Array.from({ length: 10 }, () => tell(household.household_id, 'invoice/1')));
    await tell(household.household_id, 'invoice/2');

    expect(first.filter(Boolean)).toHaveLength(1);
    expect((await client.call(listNotifications)).body).toHaveLength(2);
  });

  it('lists them newest first, and only one’s own', async () => {
    const { household, client } = await aLoggedInClient(server);
    const other = await aHousehold(server);
    await tell(household.household_id, 'first');
    server.clock.moveMinutes(1);
    await tell(household.household_id, 'second');
    await tell(household.household_id, 'third');
    await tell(other.household_id, 'foreign');

    const { body } = await client.call(listNotifications);

    expect((body as { data: { title: string } }[]).map(({ data }) => data.title)).toEqual(['third', 'second', 'first']);
  });

  it('removes scripts from markup when it is stored, and again when it is read', async () => {
    const { household, client } = await aLoggedInClient(server);
    await tell(household.household_id, 'in', '<p>a</p><script>alert(1)</script>');
    const stored = await server.context.db
      .selectFrom('notifications')
      .select('body_html')
      .where('household_id', '=', household.household_id)
      .executeTakeFirstOrThrow();
    await server.context.db
      .updateTable('notifications')
      .set({ body_html: '<p>b</p><img src=x onerror=alert(1)>' })
      .where('household_id', '=', household.household_id)
      .execute();

    const { body } = await client.call(listNotifications);

    expect(stored.body_html).toBe('<p>a</p>');
    expect(body).toMatchObject([{ data: { title: 'in', data: '<p>b</p>' } }]);
  });
});

describe('reading news', () => {
  // proves: state.notification-read
  it('keeps the time of the first reading', async () => {
    const { household, client } = await aLoggedInClient(server);
    await tell(household.household_id, 'news');
    const id = await newestId(household.household_id);
    const readAt = server.clock.now().toISOString();

    const first = await client.call(readNotification, { id: String(id) });
    server.clock.moveMinutes(5);
    const second = await client.call(readNotification, { id: String(id) });

    expect(first).toMatchObject({ status: 200, body: { id, read_at: readAt } });
    expect(second).toMatchObject({ status: 200, body: { id, read_at: readAt } });
  });

  it('another household’s, an unknown and an invalid id get the same answer, and change nothing', async () => {
    const { client } = await aLoggedInClient(server);
    const other = await aHousehold(server);
    await tell(other.household_id, 'news');
    const foreign = await newestId(other.household_id);

    const answers = [];
    for (const id of [String(foreign), '99999999', '-1', 'x', '99999999999999999999']) {
      const { status, body } = await client.call(readNotification, { id });
      answers.push([status, (body as { message: string }).message]);
    }

    expect(answers).toEqual(Array(5).fill([404, 'notification_not_found']));
    const row = server.context.db.selectFrom('notifications').select('read_at').where('id', '=', foreign);
    expect(await row.executeTakeFirst()).toEqual({ read_at: null });
  });

  it('needs a household', async () => {
    const office = await logIn(server, await anOfficeAccount(server));

    expect((await server.client().call(listNotifications)).status).toBe(401);
    expect((await office.call(listNotifications)).status).toBe(403);
  });
});

describe('news written by hand', () => {
  const news = { title: 'Sommerfest', data: '<p>Am <b>Samstag</b></p><script>x</script>' };

  it('by the office may go to any household, and the staff member is recorded', async () => {
    const { household, client } = await aLoggedInClient(server);
    const clerk = await anOfficeAccount(server);
    const office = await logIn(server, clerk);

    const answer = await office.call(createNotification, { id: String(household.household_id), ...news });

    const data = { title: 'Sommerfest', data: '<p>Am <b>Samstag</b></p>' };
    expect(answer).toMatchObject({ status: 201, body: { data, read_at: null } });
    expect((await client.call(listNotifications)).body).toMatchObject([{ data }]);
    const { id: subject_id } = answer.body as { id: number };
    expect(await auditOf(server, household.household_id)).toEqual([
      { action: 'news.written', actor_account_id: clerk.account_id, subject_id },
    ]);
  });

  it('with demo data may be written by a household to itself, and to nobody else', async () => {
    const { household, client } = await aLoggedInClient(server);
    const other = await aHousehold(server);

    const own = await client.call(createNotification, { id: String(household.household_id), ...news });
    const foreign = await client.call(createNotification, { id: String(other.household_id), ...news });
    const absent = await client.call(createNotification, { id: '99999999', ...news });

    expect(own.status).toBe(201);
    expect(await auditOf(server, household.household_id)).toEqual([]);
    for (const answer of [foreign, absent]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'HouseholdNotFound' } });
    }
  });

  // departs: call.POST /api/v1/household/{id}/notification
  it('without demo data cannot be written by a household', async () => {
    const strict = await startTestServer({ demo: false });
    const { household, client } = await aLoggedInClient(strict);

    const own = await client.call(createNotification, { id: String(household.household_id), ...news });
    await strict.stop();

    expect(own).toMatchObject({ status: 403, body: { message: 'forbidden' } });
  });

  it('to a household that does not exist is refused for the office as well', async () => {
    const office = await logIn(server, await anOfficeAccount(server));

    const answer = await office.call(createNotification, { id: '99999999', ...news });

    expect(answer).toMatchObject({ status: 404, body: { message: 'HouseholdNotFound' } });
  });

  it('needs a title and a text', async () => {
    const { household, client } = await aLoggedInClient(server);

    const answer = await client.call(createNotification, { id: String(household.household_id), title: ' ', data: '' });

    expect(answer).toMatchObject({ status: 422, body: { errors: { title: ['required'], data: ['required'] } } });
  });
});

async function newestId(householdId: number): Promise<number> {
  const { id } = await server.context.db
    .selectFrom('notifications')
    .select('id')
    .where('household_id', '=', householdId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
