import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayChangeAnything } from '../../domain/members/members.access.ts';
import type { Route } from '../platform/http/route.ts';
import { anAccount, anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { hasIdInPath, knownRoutes, nameOf, sendValid, type Variation, validRequestFor } from '../testing/requests.ts';
import { fingerprint } from '../testing/schema/tables.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { validRequests } from '../testing/validRequests.ts';
import { aWorld, createEverything, idOf, SURNAME, type World } from '../testing/world.ts';
import { routes } from '../topics.ts';

const STATUSES = ['new', 'waiting', 'active', 'inactive'] as const;
/** Used by nobody else in this file. */
const FIRST_NAME = 'Nurbanu';
const ABSENT = 2_000_000_001;
const MALFORMED = ['0', '-1', '1.5', '01', 'abc', '1e3', '0x1', '99999999999', '2147483648', '%27', '1%20', '%C3%BC'];

let server: TestServer;
/** Another household, with one thing of each kind. */
let foreign: World;
let office: TestClient;
/** The requesting households, one of each status. */
const askers = new Map<(typeof STATUSES)[number], World>();

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  foreign = await createEverything(await aWorld(server, { status: 'active', first_name: FIRST_NAME }));
  for (const status of STATUSES) askers.set(status, await aWorld(server, { status }));
  office = await logIn(server, await anOfficeAccount(server, 'board'));
});
afterAll(() => server.stop());

// proves: promise.3
test('every call of the interface is in the table of valid requests, and nothing else', () => {
  expect(Object.keys(validRequests).sort()).toEqual(routes.map(nameOf).sort());
});

test('every id in a path refers to a kind of thing', () => {
  for (const route of knownRoutes.filter(hasIdInPath)) {
    expect([nameOf(route), validRequestFor(route).thing ?? 'nothing']).not.toContain('nothing');
    expect([nameOf(route), route.call.missing ?? 'no key']).not.toContain('no key');
  }
});

// proves: role.visitor, promise.3
describe('without a log-in', () => {
  test.each(closed())('%s answers the same whatever the id', async (_name, route) => {
    const world = await aWorld(server);

    const answers = await withEachId(route, world, server.client());

    for (const answer of answers) expect(answer).toEqual([401, { message: 'unauthenticated' }]);
  });

  // proves: promise.8
  test('an invented session, an ended one and a membership number give no access', async () => {
    const world = await aWorld(server);
    const ended = await logIn(server, world);
    const [session] = ended.cookies.values();
    await ended.send('POST', '/logout');
    for (const token of [session, 'x', '../../etc/passwd', world.membership_no, 'a'.repeat(43), '%00', '"']) {
      const client = server.client();
      client.cookies.set('session', String(token));
      expect((await client.send('GET', '/api/v1/me')).status).toBe(401);
    }
  });
});

// proves: promise.3
describe('in the wrong role', () => {
  test.each(forRole('member'))('staff are refused at %s', async (_name, route) => {
    const answers = await withEachId(route, await aWorld(server), office);

    for (const answer of answers) expect(answer).toEqual([403, { message: 'forbidden' }]);
  });

  // departs: role.main-member
  test.each(forRole('office'))('members are refused at %s', async (_name, route) => {
    const world = await aWorld(server, { status: 'active' });

    const answers = await withEachId(route, world, world.client);

    for (const answer of answers) expect(answer).toEqual([403, { message: 'forbidden' }]);
  });
});

// proves: promise.15
describe('the office without its second factor', () => {
  const clients: Record<string, TestClient> = {};
  beforeAll(async () => {
    const clerk = await anOfficeAccount(server, 'board');
    clients['a code not shown'] = await logIn(server, { account_id: clerk.account_id });
    clients['none set up'] = await logIn(server, await anAccount(server, { role: 'clerk' }));
  });

  test.each(forStaff())('%s answers the same whatever the id', async (_name, route) => {
    const world = await aWorld(server, { status: 'active' });
    for (const [which, client] of Object.entries(clients)) {
      const answers = await withEachId(route, world, client);

      for (const answer of answers)
        expect([which, ...answer]).toEqual([which, 403, { message: 'second_factor_needed' }]);
    }
  });

  test('staff without it may only use who they are, their language and the second factor itself', () => {
    const open = routes.filter(({ call }) => call.beforeSecondFactor).map(nameOf);

    expect(open.sort()).toEqual([
      'GET /api/v1/me',
      'GET /api/v1/me/second-factor',
      'POST /api/v1/me/second-factor/code',
      'POST /api/v1/me/second-factor/offer',
      'PUT /api/v1/me',
      'PUT /api/v1/me/second-factor',
    ]);
  });
});

// proves: role.server, promise.3
describe('another household’s things', () => {
  test.each(aboutThings())(
    '%s: another household’s, unknown and malformed ids get the same answer',
    async (_name, route) => {
      const before = await fingerprint(server);
      for (const [status, world] of askers) {
        const absent = await answerTo(route, world, { id: ABSENT });
        const theirs = await answerTo(route, world, { id: await foreignId(route) });
        const malformed = await Promise.all(MALFORMED.map((id) => answerTo(route, world, { id })));

        const expected = route.call.method === 'GET' || mayChangeAnything(status) ? 404 : absent.status;
        expect([status, absent.status]).toEqual([status, expected]);
        expect([status, comparable(theirs)]).toEqual([status, comparable(absent)]);
        if (absent.status === 404) {
          expect(absent.body).toMatchObject({ message: route.call.missing });
          for (const answer of malformed) expect([status, comparable(answer)]).toEqual([status, comparable(absent)]);
        }
      }
      expect(await fingerprint(server)).toBe(before);
    },
  );

  test.each(table(knownRoutes.filter(({ call }) => call.access === 'office' && call.path.includes(':id'))))(
    '%s: the office gets one answer for everything that does not exist',
    async (_name, route) => {
      const world = await aWorld(server, { status: 'active' });
      const seen = await Promise.all(
        [ABSENT, ...MALFORMED].map((id) => sendValid(route, { world, client: office }, { id })),
      );

      for (const answer of seen) expect(answer).toMatchObject({ status: 404, body: { message: route.call.missing } });
    },
  );

  test.each(table(knownRoutes.filter(({ call }) => call.access !== 'office')))(
    '%s tells nothing of them',
    async (_name, route) => {
      const world = await aWorld(server, { status: 'active', last_name: 'Aydın', first_name: 'Leyla' });
      const client = route.call.access === 'public' ? server.client() : world.client;
      for (const id of [undefined, await foreignId(route)]) {
        const answer = await sendValid(route, { world, client }, { ...(id ? { id } : {}) });

        const told = `${answer.bytes.toString('latin1')} ${JSON.stringify(answer.headers)}`;
        for (const secret of [foreign.email, foreign.membership_no, FIRST_NAME]) expect(told).not.toContain(secret);
        if (route.call.answer !== 'file') expect(answer.bytes.toString()).not.toContain(`${FIRST_NAME} ${SURNAME}`);
      }
    },
  );
});

test.each(forRole('office'))('the office may use: %s', async (_name, route) => {
  const { refused = {} } = validRequestFor(route);
  const status = (['active', ...STATUSES] as const).find((one) => refused[one] === undefined);
  const world = await aWorld(server, status ? { status } : {});

  expect(await sendValid(route, { world, client: office })).toMatchObject({ status: route.call.status });
});

describe('one’s own things', () => {
  test.each(table(knownRoutes.filter(({ call }) => call.access !== 'office')))(
    '%s works in the right status only',
    async (_name, route) => {
      const { refused = {} } = validRequestFor(route);
      for (const status of statusesFor(route)) {
        const world = await aWorld(server, { status });

        const answer = await sendValid(route, {
          world,
          client: route.call.access === 'public' ? server.client() : world.client,
        });

        const key = refused[status];
        const told = key ? { status, message: key } : { status, answered: route.call.status };
        const got = (answer.body as { message?: string } | undefined)?.message;
        expect(answer.status < 300 ? { status, answered: answer.status } : { status, message: got }).toEqual(told);
      }
    },
  );
});

/** If nothing depends on the status, an applicant and an inactive household are enough. */
function statusesFor(route: Route) {
  if (route.call.access === 'public') return ['active'] as const;
  return validRequestFor(route).refused ? STATUSES : (['new', 'inactive'] as const);
}

function table(list: readonly Route[]): [string, Route][] {
  return list.map((route) => [nameOf(route), route]);
}

function closed() {
  return table(knownRoutes.filter(({ call }) => call.access !== 'public'));
}

function forRole(access: 'member' | 'office'): [string, Route][] {
  return table(knownRoutes.filter(({ call }) => call.access === access));
}

/** All calls of the office after the second factor. */
function forStaff(): [string, Route][] {
  const isForStaff = ({ call }: Route) => call.access === 'office' || call.access === 'account';
  return table(knownRoutes.filter((route) => isForStaff(route) && !route.call.beforeSecondFactor));
}

function aboutThings() {
  return table(knownRoutes.filter((route) => hasIdInPath(route) && route.call.access !== 'office'));
}

async function foreignId(route: Route): Promise<number | undefined> {
  const { thing } = validRequestFor(route);
  return thing && idOf(foreign, thing);
}

function answerTo(route: Route, world: World, variation: Variation): Promise<TestAnswer> {
  return sendValid(route, { world, client: world.client }, variation);
}

/** Status and body for own, other households', unknown and malformed ids. */
async function withEachId(route: Route, world: World, client: TestClient) {
  const { thing } = validRequestFor(route);
  const ids = thing ? [undefined, await foreignId(route), ABSENT, 'abc', '0'] : [undefined];
  const answers = await Promise.all(
    ids.map((id) => sendValid(route, { world, client }, id === undefined ? {} : { id })),
  );
  return answers.map(comparable);
}

/** The comparable part of an answer: everything but the request's id and the time. */
function comparable({ status, body }: TestAnswer) {
  const { request_id: _name, ...told } = body as Record<string, unknown>;
  return [status, told];
}
