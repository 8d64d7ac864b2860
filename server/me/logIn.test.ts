import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meContract } from '../../domain/me/me.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { closeAccount } from '../accounts/accounts.actions.ts';
import { findAccount, lockAccount } from '../accounts/accounts.reads.ts';
import type { Database } from '../platform/db.ts';
import { isOutdatedHash } from '../platform/secrets/passwordHash.ts';
import { aHousehold, anOfficeAccount, TEST_PASSWORD } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { weakHash } from '../testing/schema/weakHash.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { aVisitor, enter } from '../testing/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const WRONG = 'Falsch-99';
const { logIn } = meContract;
const { listNotifications } = notificationsContract;

describe('logging in', () => {
  it('by e-mail returns the account and starts a session that ends with the browser', async () => {
    const household = await aHousehold(server, { status: 'waiting' });
    const client = aVisitor(server);

    const answer = await client.call(logIn, { email: household.email, password: TEST_PASSWORD });

    expect(answer).toMatchObject({
      status: 200,
      body: { email: household.email, role: 'member', household: { id: household.household_id, status: 'waiting' } },
    });
    const cookie = cookieLines(answer).find((line) => line.startsWith('session='));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toMatch(/Max-Age|Expires/);
    expect((await client.call(listNotifications)).status).toBe(200);
  });

  it.each([
    ['as printed', (number: string) => number],
    ['with blanks', (number: string) => ` ${number.slice(0, 3)} ${number.slice(3)} `],
  ])('by membership number %s', async (_name, typed) => {
    const household = await aHousehold(server);

    const answer = await aVisitor(server).call(logIn, {
      email: typed(household.membership_no),
      password: TEST_PASSWORD,
    });

    expect(answer).toMatchObject({ status: 200, body: { membership_no: household.membership_no } });
  });

  it('ignores upper case in the address', async () => {
    const { email } = await aHousehold(server);

    expect((await enter(aVisitor(server), ` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('with "stay logged in" keeps the cookie for thirty days', async () => {
    const { email } = await aHousehold(server);

    const answer = await aVisitor(server).call(logIn, { email, password: TEST_PASSWORD, remember: true });

    expect(cookieLines(answer).find((line) => line.startsWith('session='))).toContain('Max-Age=2592000');
  });

  // proves: promise.8
  it('issues a new session each time and ends the one before', async () => {
    const { email } = await aHousehold(server);
    const client = aVisitor(server);
    await enter(client, email);
    const before = new Map(client.cookies);

    await enter(client, email);

    expect(client.cookies.get('session')).not.toBe(before.get('session'));
    expect((await withCookies(before).call(listNotifications)).status).toBe(401);
    expect((await client.call(listNotifications)).status).toBe(200);
  });

  it('does not continue a session whose cookie somebody else has planted', async () => {
    const { email } = await aHousehold(server);
    const client = aVisitor(server);
    client.cookies.set('session', 'planted');

    await enter(client, email);

    expect(client.cookies.get('session')).not.toBe('planted');
  });

  it('works for staff and for inactive households', async () => {
    const clerk = await anOfficeAccount(server, 'board');
    const inactive = await aHousehold(server, { status: 'inactive' });

    expect(await enter(aVisitor(server), clerk.email)).toMatchObject({
      status: 200,
      body: { role: 'board', household: null },
    });
    expect((await enter(aVisitor(server), inactive.email)).status).toBe(200);
  });

  // proves: promise.8
  it('the office’s session ends with the browser, whatever was ticked', async () => {
    const { account_id, email } = await anOfficeAccount(server);

    const answer = await aVisitor(server).call(logIn, { email, password: TEST_PASSWORD, remember: true });

    const cookie = cookieLines(answer).find((line) => line.startsWith('session='));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).not.toMatch(/Max-Age|Expires/);
    const sessions = server.context.db.selectFrom('sessions').select(['remember', 'expires_at']);
    expect(await sessions.where('account_id', '=', account_id).execute()).toEqual([
      { remember: false, expires_at: new Date('2027-01-11T23:00:00.000Z') },
    ]);
  });

  // proves: promise.10
  it('renews a hash that has become too weak', async () => {
    const household = await aHousehold(server);
    await setHash(server.context.db, household.account_id, weakHash(TEST_PASSWORD));

    await enter(aVisitor(server), household.email);

    const account = await findAccount(server.context.db, household.account_id);
    expect(isOutdatedHash(account?.password_hash ?? '')).toBe(false);
    expect((await enter(aVisitor(server), household.email)).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])('sent by another site’s page is refused: %j', async (headers) => {
    const { email } = await aHousehold(server);

    const answer = await aVisitor(server).send('POST', '/login', { email, password: TEST_PASSWORD }, headers);

    expect(answer).toMatchObject({ status: 403, body: { message: 'foreign_origin' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('a refused log-in', () => {
  // proves: promise.9
  // departs: error.unauthorised, key.wrong_credentials
  it('unknown accounts, wrong passwords and closed accounts get the same answer', async () => {
    const { email } = await aHousehold(server);
    const closed = await aHousehold(server, { account_status: 'closed' });

    const answers = [
      await enter(aVisitor(server), 'nobody@example.at', WRONG),
      await enter(aVisitor(server), '1000017', WRONG),
      await enter(aVisitor(server), 'nonsense', WRONG),
      await enter(aVisitor(server), email, WRONG),
      await enter(aVisitor(server), closed.email),
    ];

    for (const { status, body, headers } of answers) {
      expect([status, { ...(body as object), request_id: '' }]).toEqual([
        422,
        { message: 'wrong_credentials', request_id: '' },
      ]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  // proves: promise.9
  it('an unknown account takes as long as a known one', async () => {
    const { email } = await aHousehold(server);
    const known: number[] = [];
    const unknown: number[] = [];

    for (let times = 0; times < 9; times += 1) {
      known.push(await millisecondsOf(() => enter(aVisitor(server), email, WRONG)));
      unknown.push(await millisecondsOf(() => enter(aVisitor(server), `nobody${times}@example.at`, WRONG)));
    }

    // without a password check the unknown account would take a tenth of the time
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
    expect(median(unknown)).toBeLessThan(median(known) * 2);
  });

  // proves: product.registration
  it('before the address is confirmed, only the right password says so', async () => {
    const { email } = await aHousehold(server, { account_status: 'unconfirmed' });

    expect(await enter(aVisitor(server), email)).toMatchObject({
      status: 403,
      body: { message: 'email_not_confirmed' },
    });
    expect(await enter(aVisitor(server), email, WRONG)).toMatchObject({
      status: 422,
      body: { message: 'wrong_credentials' },
    });
  });

  // proves: promise.8
  it('a closed account’s sessions are over', async () => {
    const { email, account_id } = await aHousehold(server);
    const client = aVisitor(server);
    await enter(client, email);

    await server.change((change) => closeAccount(change, account_id));

    expect((await client.call(listNotifications)).status).toBe(401);
    expect((await enter(client, email)).status).toBe(422);
  });

  it.each([[{}], [{ email: '' }], [{ email: 'a@b.at', password: '' }], [{ email: 1, password: {} }]])(
    '%j is refused beside the field',
    async (body) => {
      expect(await aVisitor(server).send('POST', '/login', body)).toMatchObject({
        status: 422,
        body: { message: 'validation_failed' },
      });
    },
  );
});

it('a password changed after it was checked admits nobody', async () => {
  const { account_id, email } = await aHousehold(server);
  const thief = aVisitor(server);

  const answer = await server.context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account_id);
    const late = enter(thief, email);
    await somebodyWaitsForALock(server.context.db);
    await setHash(tx, account_id, weakHash('Nar-Agaci-1923'));
    return { late };
  });

  expect(await answer.late).toMatchObject({ status: 422, body: { message: 'wrong_credentials' } });
  expect((await thief.call(listNotifications)).status).toBe(401);
});

it('a session that is ended the moment it begins is a refused log-in, and nothing fails', async () => {
  const { email } = await aHousehold(server);
  const visitor = aVisitor(server);
  // as if another device changed the password, or the office changed the address, just after the commit
  await sql`create function end_session() returns trigger language plpgsql as
    'begin delete from sessions where id = new.id; return null; end'`.execute(server.context.db);
  await sql`create constraint trigger end_session after insert on sessions deferrable initially deferred
    for each row execute function end_session()`.execute(server.context.db);

  const answer = await enter(visitor, email);
  await sql`drop function end_session cascade`.execute(server.context.db);

  expect(answer).toMatchObject({ status: 422, body: { message: 'wrong_credentials' } });
  expect(visitor.cookies.has('session')).toBe(false);
});

it('an account that is erased the moment its session begins is a refused log-in too', async () => {
  const { email } = await aHousehold(server);
  const visitor = aVisitor(server);
  const { db } = server.context;
  const { rows } = await sql<{ source: string }>`
    select pg_get_functiondef('account_view'::regproc) as source`.execute(db);
  // as if the account were erased just after its session was found
  await sql`create or replace function account_view(of_account integer) returns json language sql stable as
    'select null::json'`.execute(db);

  const answer = await enter(visitor, email);
  await sql.raw(rows[0]?.source ?? '').execute(db);

  expect(answer).toMatchObject({ status: 422, body: { message: 'wrong_credentials' } });
  expect(visitor.cookies.has('session')).toBe(false);
});

function withCookies(cookies: Map<string, string>): TestClient {
  const client = aVisitor(server);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

function cookieLines({ headers }: { headers: Record<string, unknown> }): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function median(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function setHash(db: Pick<Database, 'updateTable'>, accountId: number, password_hash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash }).where('id', '=', accountId).execute();
}
