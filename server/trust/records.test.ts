import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld } from '../testing/world.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

const STATUSES = ['active', 'new', 'waiting', 'inactive'] as const;
const officeCalls = knownRoutes.filter(({ call }) => call.access === 'office');

describe('a call of the office records what its contract says', () => {
  // proves: promise.13
  test.each(officeCalls.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    const { refused = {} } = validRequestFor(route);
    const status = STATUSES.find((one) => refused[one] === undefined) ?? 'active';
    const world = await aWorld(server, { status });
    const { records = 'nothing' } = route.call;
    // setting up the second factor ends the account's other sessions
    const board = await anOfficeAccount(server, 'board');
    const client = await logIn(server, board);
    const before = await newestRecord();

    const answer = await sendValid(route, { world, client });

    const written = await actionsOf(board.account_id, before);
    expect(answer.status).toBe(route.call.status);
    if (records === 'nothing') expect(written).toEqual([]);
    else expect(written.some((action) => (records as readonly string[]).includes(action))).toBe(true);
  });
});

test('a call with `seen` says in its contract whom it decides about', () => {
  const silent = officeCalls.filter(({ call }) => takesSeen(call.body) && !call.decidesAbout);

  expect(silent.map(nameOf)).toEqual([]);
});

function takesSeen(body: unknown): boolean {
  return JSON.stringify(Object.keys((body as { shape?: object })?.shape ?? {})).includes('"seen"');
}

async function newestRecord(): Promise<number> {
  const { db } = server.context;
  const row = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function actionsOf(accountId: number, since: number): Promise<string[]> {
  const { db } = server.context;
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('id', '>', since)
    .where('actor_account_id', '=', accountId)
    .execute();
  return rows.map(({ action }) => action);
}
