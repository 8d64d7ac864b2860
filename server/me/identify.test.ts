import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../accounts/sessionCookie.actions.ts';
import { startSession } from '../accounts/sessions.actions.ts';
import type { CookieJar } from '../platform/http/cookies.ts';
import { aHousehold, anOfficeAccount, logIn, type TestHousehold } from '../testing/builders.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { identify } from './identify.ts';

let server: TestServer;
let household: TestHousehold;

beforeAll(async () => {
  server = await startTestServer();
  household = await aHousehold(server, { status: 'waiting', language: 'tr' });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

// proves: role.main-member
it('a session is known as its household’s main member', async () => {
  const { cookies } = await logIn(server, household);

  expect(await identify(server.context, jar(cookies))).toEqual({
    kind: 'member',
    account_id: household.account_id,
    session_id: expect.any(Number),
    session_ends_at: new Date('2027-01-11T12:00:00.000Z'),
    language: 'tr',
    revision: expect.any(String),
    household_id: household.household_id,
    household_status: 'waiting',
    main_member_id: household.main_member_id,
  });
});

// proves: promise.3
it('of many requests at the same moment, each gets its own session', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aHousehold(server, { status: 'active' })));
  const sessions = await Promise.all(people.map((person) => logIn(server, person)));
  const nobody = new Map([[SESSION_COOKIE, 'nonsense']]);
  const jars = [...sessions.map(({ cookies }) => cookies), nobody, ...sessions.map(({ cookies }) => cookies)];

  const actors = await Promise.all(jars.map((cookies) => identify(server.context, jar(cookies))));

  const expected = people.map(({ account_id, household_id }) => ({ kind: 'member', account_id, household_id }));
  expect(actors).toMatchObject([...expected, { kind: 'anonymous' }, ...expected]);
});

it('a clerk is known as the office', async () => {
  const { cookies } = await logIn(server, await anOfficeAccount(server, 'board'));

  expect(await identify(server.context, jar(cookies))).toMatchObject({ kind: 'office', role: 'board' });
});

it.each([['nonsense'], ['']])('the token %j is nobody’s', async (token) => {
  expect(await kindOf(new Map([[SESSION_COOKIE, token]]))).toBe('anonymous');
});

it('a closed account has no session', async () => {
  const closed = await aHousehold(server, { account_status: 'closed' });
  const { cookies } = await logIn(server, closed);

  expect(await kindOf(cookies)).toBe('anonymous');
});

it('a session that is used every half hour lasts twelve hours', async () => {
  const { cookies } = await logIn(server, household);

  const seen = [];
  for (let halfHours = 1; halfHours <= 24; halfHours += 1) {
    server.clock.moveMinutes(30);
    seen.push(await kindOf(cookies));
  }

  expect(seen).toEqual([...Array(23).fill('member'), 'anonymous']);
});

// proves: promise.8
it('an hour without use ends a session', async () => {
  const { cookies } = await logIn(server, household);

  server.clock.moveMinutes(59);
  expect(await kindOf(cookies)).toBe('member');
  server.clock.moveMinutes(60);
  expect(await kindOf(cookies)).toBe('anonymous');
});

it('with "stay logged in" it lasts thirty days after its last use', async () => {
  const cookies = await rememberedCookies();

  server.clock.moveDays(29);
  expect(await kindOf(cookies)).toBe('member');
  server.clock.moveDays(29);
  expect(await kindOf(cookies)).toBe('member');
  server.clock.moveDays(30);
  expect(await kindOf(cookies)).toBe('anonymous');
});

it('the cookie of a remembered session is renewed', async () => {
  const cookies = await rememberedCookies();
  const kept: unknown[] = [];

  await identify(server.context, jar(cookies, kept));
  server.clock.moveMinutes(2);
  await identify(server.context, jar(cookies, kept));

  expect(kept).toEqual([{ maxAgeSeconds: 2_592_000 }]);
});

// proves: promise.8
it('a session of the office ends after half an hour without use, and after twelve hours at most', async () => {
  const { cookies } = await logIn(server, await anOfficeAccount(server));

  const seen = [];
  for (let times = 1; times <= 25; times += 1) {
    server.clock.moveMinutes(29);
    seen.push(await kindOf(cookies));
  }
  const { cookies: idle } = await logIn(server, await anOfficeAccount(server));
  server.clock.moveMinutes(30);

  expect(seen).toEqual([...Array(24).fill('office'), 'anonymous']);
  expect(await kindOf(idle)).toBe('anonymous');
});

it('a session of the office that was stored as a remembered one is invalid', async () => {
  const { account_id } = await anOfficeAccount(server);
  const cookies = await rememberedCookies(account_id);
  const kept: unknown[] = [];

  server.clock.moveMinutes(29);
  const { kind } = await identify(server.context, jar(cookies, kept));
  server.clock.moveMinutes(30);

  expect([kind, kept, await kindOf(cookies)]).toEqual(['office', [], 'anonymous']);
});

it('the use of a session is stored at most once a minute', async () => {
  const { cookies } = await logIn(server, household);
  const lastSeen = () => server.context.db.selectFrom('sessions').select('last_seen_at').orderBy('id', 'desc').limit(1);

  server.clock.moveMinutes(0.9);
  await identify(server.context, jar(cookies));
  const early = await lastSeen().executeTakeFirstOrThrow();
  server.clock.moveMinutes(0.1);
  await identify(server.context, jar(cookies));
  const late = await lastSeen().executeTakeFirstOrThrow();

  expect(early.last_seen_at).toEqual(TEST_BEGINS);
  expect(late.last_seen_at).toEqual(server.clock.now());
});

async function rememberedCookies(account_id = household.account_id): Promise<Map<string, string>> {
  const session = { account_id, remember: true, user_agent: '' };
  return new Map([[SESSION_COOKIE, await server.change((change) => startSession(change, session))]]);
}

async function kindOf(cookies: Map<string, string>): Promise<string> {
  return (await identify(server.context, jar(cookies))).kind;
}

function jar(cookies: Map<string, string>, kept: unknown[] = []): CookieJar {
  return {
    get: (name) => cookies.get(name),
    set: (_name, _value, options) => void kept.push(options),
    clear: () => {},
  };
}
