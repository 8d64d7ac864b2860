import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { CONVERSATION } from '../../domain/shared/contract.ts';
import type { Route } from '../platform/http/route.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { familyMember, phone } from '../testing/payloads.ts';
import { knownRoutes, nameOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, idOf, type World } from '../testing/world.ts';
import { tellConversations } from './tellConversations.jobs.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof anOfficeAccount>>;
let clerk: TestClient;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await anOfficeAccount(server, 'clerk');
  clerk = await logIn(server, account);
  world = await aWorld(server, { status: 'active' });
});

const onBehalf = knownRoutes.filter(({ call }) => call.onBehalf);
const named = onBehalf.map((route) => [nameOf(route), route] as const);
/** Nobody deletes a person who was submitted. */
const inAnApplication = new Set(['DELETE /api/v1/member/:id']);

describe('the office acts for a household that asked for it', () => {
  test.each(named)('%s works, is recorded, and names the account of the office', async (_name, route) => {
    const own = inAnApplication.has(nameOf(route)) ? await aWorld(server, { status: 'new' }) : world;
    const conversation = await begin(own);

    const answer = await send(route, own, conversation);

    expect([answer.status, answer.body]).toEqual([route.call.status, answer.body]);
    expect(await recorded(conversation)).toEqual([`counter.${route.call.onBehalf}`]);
  });

  test.each(named)('%s is refused without a conversation', async (_name, route) => {
    expect((await sendValid(route, { world, client: clerk })).status).toBe(403);
  });

  test('the header opens nothing to a member, and nothing to the office before its second factor', async () => {
    const other = await aWorld(server, { status: 'active' });
    const conversation = await begin(world);
    const early = await logIn(server, { account_id: account.account_id });
    const rename = { first_name: 'Nurhan' };
    const headers = { [CONVERSATION]: String(conversation) };
    const path = `/api/v1/member/${world.main_member_id}`;

    expect((await other.client.send('PUT', path, rename, headers)).status).toBe(404);
    expect((await early.send('PUT', path, rename, headers)).status).toBe(403);
    expect(await recorded(conversation)).toEqual([]);
  });

  test.each(named.filter(([, route]) => validRequestFor(route).thing))(
    '%s does not reach another household’s things',
    async (_name, route) => {
      const other = await aWorld(server, { status: 'active' });
      const conversation = await begin(world);
      const id = await idOf(other, validRequestFor(route).thing ?? 'household');

      const answer = await sendValid(
        route,
        { world, client: clerk },
        { id, headers: { [CONVERSATION]: String(conversation) } },
      );

      expect(answer).toMatchObject({ status: 404, body: { message: route.call.missing } });
    },
  );

  test('every other call of members stays closed, whatever the header says', async () => {
    const conversation = await begin(world);
    const others = knownRoutes.filter(({ call }) => call.access === 'member' && !call.onBehalf);
    for (const route of others) {
      const answer = await send(route, world, conversation);
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 403]);
    }
  });

  test('a conversation is over the next day, and an unknown or unreadable one never began', async () => {
    const conversation = await begin(world);
    server.clock.moveDays(1);
    clerk = await logIn(server, account);
    for (const header of [conversation, 2_000_000_001, 0, -1, 'x', '1e3', '']) {
      const answer = await rename(String(header));
      expect([header, answer]).toMatchObject([header, { status: 409, body: { message: 'conversation_over' } }]);
    }
  });

  test('what a member may not correct alone is corrected, also in a submitted person, and not the log-in', async () => {
    const conversation = await begin(world);

    expect((await rename(String(conversation))).status).toBe(200);
    const asked = await clerkCall('PUT', `/api/v1/member/${world.main_member_id}`, conversation, {
      email: 'somebody@example.at',
    });

    expect(asked).toMatchObject({ status: 403, body: { message: 'forbidden' } });
  });

  test('a birth date or a new person needs a reason, which may be given later', async () => {
    const { body } = await clerk.call(counterContract.beginConversation, { id: world.household_id, asked: 'came' });
    const { id: conversation } = body as { id: number };
    const path = `/api/v1/member/${world.main_member_id}`;
    const needed = { status: 409, body: { message: 'reason_needed' } };

    expect(await clerkCall('PUT', path, conversation, { date_of_birth: '02.03.1961' })).toMatchObject(needed);
    expect(await clerkCall('POST', '/api/v1/member', conversation, familyMember)).toMatchObject(needed);
    expect((await clerkCall('PUT', path, conversation, { place_of_birth: 'Konya' })).status).toBe(200);
    expect(
      (await clerk.call(counterContract.giveReason, { id: conversation, reason: 'Im Pass steht es so' })).status,
    ).toBe(204);

    expect((await clerkCall('PUT', path, conversation, { date_of_birth: '02.03.1961' })).status).toBe(200);
    expect((await clerkCall('POST', '/api/v1/member', conversation, familyMember)).status).toBe(201);
  });
});

describe('the household is told', () => {
  test('once about everything, some minutes after the last thing', async () => {
    const conversation = await begin(world);
    await clerkCall('POST', `/api/v1/member/${world.main_member_id}/phone`, conversation, phone);
    server.clock.moveMinutes(6);
    await rename(String(conversation));
    server.clock.moveMinutes(6);
    await tellConversations.run(server.context, {});
    expect(await toldTo(world)).toEqual([]);

    server.clock.moveMinutes(6);
    await tellConversations.run(server.context, {});
    await tellConversations.run(server.context, {});

    const [news, ...more] = await toldTo(world);
    expect(more).toEqual([]);
    expect(news).toContain('Die Telefonnummern sind geändert.');
    expect(news).toContain('Angaben zu einer Person sind geändert.');
    expect(news).toContain('Sie haben uns angerufen.');
  });

  test('how it is written to is set with it, and the account’s language follows', async () => {
    const conversation = await begin(world);

    const { status } = await clerk.call(counterContract.setCorrespondence, {
      id: world.household_id,
      conversation,
      channel: 'post',
      language: 'tr',
    });

    expect(status).toBe(200);
    const household = await server.context.db
      .selectFrom('households as h')
      .innerJoin('accounts as a', 'a.id', 'h.account_id')
      .select(['h.channel', 'h.language', 'a.language as of_account'])
      .where('h.id', '=', world.household_id)
      .executeTakeFirstOrThrow();
    expect(household).toEqual({ channel: 'post', language: 'tr', of_account: 'tr' });
  });
});

async function begin(of: World): Promise<number> {
  const { body } = await clerk.call(counterContract.beginConversation, {
    id: of.household_id,
    asked: 'rang',
    reason: 'Sie ist umgezogen.',
  });
  return (body as { id: number }).id;
}

function send(route: Route, of: World, conversation: number) {
  return sendValid(route, { world: of, client: clerk }, { headers: { [CONVERSATION]: String(conversation) } });
}

function clerkCall(method: string, path: string, conversation: number | string, body: object) {
  return clerk.send(method, path, body, { [CONVERSATION]: String(conversation) });
}

function rename(conversation: string) {
  return clerkCall('PUT', `/api/v1/member/${world.main_member_id}`, conversation, { first_name: 'Nurhan' });
}

async function recorded(conversation: number): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_account_id'])
    .where('subject_id', '=', conversation)
    .where('action', 'like', 'counter.%' as never)
    .orderBy('id')
    .execute();
  for (const { actor_account_id } of rows) expect(actor_account_id).not.toBe(world.account_id);
  return rows.map(({ action }) => action);
}

async function toldTo(of: World): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('notifications')
    .select('body_html')
    .where('household_id', '=', of.household_id)
    .where('effect_key', 'like', 'counter.%')
    .execute();
  return rows.map(({ body_html }) => body_html);
}
