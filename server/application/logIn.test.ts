import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { closeAccount } from '../accounts/accounts.actions.ts';
import { findAccount } from '../accounts/accounts.reads.ts';
import { isOutdatedHash } from '../accounts/password.ts';
import { aHousehold, anOfficeAccount, TEST_PASSWORD, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { newestLink } from '../testing/registrations.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let addresses = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const WRONG = 'Falsch-99';
const { logIn } = applicationContract;
const { listNotifications } = notificationsContract;
const { changePassword, forgotPassword, logOut, resetPassword } = accountsContract;

describe('logging in', () => {
  it('by e-mail answers who one is and starts a session that ends with the browser', async () => {
    const household = await aHousehold(server, { status: 'waiting' });
    const client = visitor();

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

    const answer = await visitor().call(logIn, { email: typed(household.membership_no), password: TEST_PASSWORD });

    expect(answer).toMatchObject({ status: 200, body: { membership_no: household.membership_no } });
  });

  it('upper case in the address does not matter', async () => {
    const { email } = await aHousehold(server);

    expect((await enter(visitor(), ` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('with "stay logged in" keeps the cookie for thirty days', async () => {
    const { email } = await aHousehold(server);

    const answer = await visitor().call(logIn, { email, password: TEST_PASSWORD, remember: true });

    expect(cookieLines(answer).find((line) => line.startsWith('session='))).toContain('Max-Age=2592000');
  });

  it('issues a new session each time and ends the one before', async () => {
    const { email } = await aHousehold(server);
    const client = visitor();
    await enter(client, email);
    const before = new Map(client.cookies);

    await enter(client, email);

    expect(client.cookies.get('session')).not.toBe(before.get('session'));
    expect((await withCookies(before).call(listNotifications)).status).toBe(401);
    expect((await client.call(listNotifications)).status).toBe(200);
  });

  it('does not take over a session that somebody planted', async () => {
    const { email } = await aHousehold(server);
    const client = visitor();
    client.cookies.set('session', 'planted');

    await enter(client, email);

    expect(client.cookies.get('session')).not.toBe('planted');
  });

  it('works for staff and for inactive households', async () => {
    const clerk = await anOfficeAccount(server, 'board');
    const inactive = await aHousehold(server, { status: 'inactive' });

    expect(await enter(visitor(), clerk.email)).toMatchObject({
      status: 200,
      body: { role: 'board', household: null },
    });
    expect((await enter(visitor(), inactive.email)).status).toBe(200);
  });

  it('renews a hash that has become too weak', async () => {
    const household = await aHousehold(server);
    await weaken(household);

    await enter(visitor(), household.email);

    const account = await findAccount(server.ground.db, household.account_id);
    expect(isOutdatedHash(account?.password_hash ?? '')).toBe(false);
    expect((await enter(visitor(), household.email)).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])('sent by another site’s page is refused: %j', async (headers) => {
    const { email } = await aHousehold(server);

    const answer = await visitor().send('POST', '/login', { email, password: TEST_PASSWORD }, headers);

    expect(answer).toMatchObject({ status: 403, body: { message: 'foreign_origin' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('not logging in', () => {
  it('unknown accounts, wrong passwords and closed accounts get the same answer', async () => {
    const { email } = await aHousehold(server);
    const closed = await aHousehold(server, { account_status: 'closed' });

    const answers = [
      await enter(visitor(), 'nobody@example.at', WRONG),
      await enter(visitor(), '1000017', WRONG),
      await enter(visitor(), 'nonsense', WRONG),
      await enter(visitor(), email, WRONG),
      await enter(visitor(), closed.email),
    ];

    for (const { status, body, headers } of answers) {
      expect([status, { ...(body as object), request_id: '' }]).toEqual([
        422,
        { message: 'wrong_credentials', request_id: '' },
      ]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('an unknown account takes as long as a known one', async () => {
    const { email } = await aHousehold(server);
    const known: number[] = [];
    const unknown: number[] = [];

    for (let times = 0; times < 9; times += 1) {
      known.push(await millisecondsOf(() => enter(visitor(), email, WRONG)));
      unknown.push(await millisecondsOf(() => enter(visitor(), `nobody${times}@example.at`, WRONG)));
    }

    // Without the password check the unknown one would take a tenth.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
    expect(median(unknown)).toBeLessThan(median(known) * 2);
  });

  it('before the address is confirmed, only the right password says so', async () => {
    const { email } = await aHousehold(server, { account_status: 'unconfirmed' });

    expect(await enter(visitor(), email)).toMatchObject({ status: 403, body: { message: 'email_not_confirmed' } });
    expect(await enter(visitor(), email, WRONG)).toMatchObject({ status: 422, body: { message: 'wrong_credentials' } });
  });

  it('a closed account’s sessions are over', async () => {
    const { email, account_id } = await aHousehold(server);
    const client = visitor();
    await enter(client, email);

    await server.change((change) => closeAccount(change, account_id));

    expect((await client.call(listNotifications)).status).toBe(401);
    expect((await enter(client, email)).status).toBe(422);
  });

  it.each([[{}], [{ email: '' }], [{ email: 'a@b.at', password: '' }], [{ email: 1, password: {} }]])(
    '%j is refused beside the field',
    async (body) => {
      expect(await visitor().send('POST', '/login', body)).toMatchObject({
        status: 422,
        body: { message: 'validation_failed' },
      });
    },
  );
});

describe('guessing', () => {
  it('thirty guesses at once from as many addresses are ten guesses', async () => {
    const { email, membership_no } = await aHousehold(server);

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => enter(visitor(), index % 2 ? email : membership_no, WRONG)),
    );

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('afterwards the right password waits as well, for as long as the answer says', async () => {
    const { email } = await aHousehold(server);
    await guessTenTimes(email);

    const refused = await enter(visitor(), email);
    expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe('900');
    server.clock.moveMinutes(15);

    expect((await enter(visitor(), email)).status).toBe(200);
  });

  it('is limited the same for accounts that do not exist', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enter(visitor(), 'nobody-at-all@example.at', WRONG)),
    );

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('never locks out a member on a device that is known', async () => {
    const { email } = await aHousehold(server);
    const client = visitor();
    await enter(client, email);
    await client.call(logOut);
    await guessTenTimes(email);

    expect((await enter(visitor(), email)).status).toBe(429);
    expect((await enter(client, email)).status).toBe(200);
  });

  it('on a known device is limited by itself', async () => {
    const { email } = await aHousehold(server);
    const client = visitor();
    await enter(client, email);

    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(client, email, WRONG)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await enter(visitor(), email)).status).toBe(200);
  });

  it('is no easier on a device that another account knows', async () => {
    const own = await aHousehold(server);
    const victim = await aHousehold(server);
    const client = visitor();
    await enter(client, own.email);

    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(client, victim.email, WRONG)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await enter(visitor(), victim.email)).status).toBe(429);
  });

  it('does not stop the link for a forgotten password, which makes the device known', async () => {
    const { email } = await aHousehold(server);
    await guessTenTimes(email);
    const client = visitor();

    await client.call(forgotPassword, { email });
    await server.runJobs();
    const password = 'Nar-Agaci-1923';
    await client.call(resetPassword, { token: newestLink(server, email), password, confirmation: password });

    expect((await enter(client, email, password)).status).toBe(200);
    expect((await enter(visitor(), email, password)).status).toBe(429);
  });

  it('right passwords are no guesses', async () => {
    const { email } = await aHousehold(server);

    for (let times = 0; times < 12; times += 1) expect((await enter(visitor(), email)).status).toBe(200);
  });

  it('from one network address is limited over all accounts', async () => {
    const strict = await startTestServer({
      limits: { logInsPerAccount: 10, logInsPerAddress: 5, registrationsPerAddress: 120, mailsPerRecipient: 5 },
    });
    const guess = (name: number, address: string) =>
      strict.client(address).call(logIn, { email: `person${name}@example.at`, password: WRONG });

    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => guess(index, '192.0.2.7')));
    const neighbour = await guess(9, '192.0.2.8');
    await strict.stop();

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(neighbour.status).toBe(422);
  });
});

it('a password changed while somebody logs in with the old one leaves no session behind', async () => {
  const household = await aHousehold(server);
  const client = visitor();
  await enter(client, household.email);
  const thieves = Array.from({ length: 6 }, () => visitor());
  const new_password = 'Nar-Agaci-1923';

  await Promise.all([
    client.call(changePassword, { old_password: TEST_PASSWORD, new_password, confirmation: new_password }),
    ...thieves.map((thief) => enter(thief, household.email)),
  ]);

  const inside = await Promise.all(thieves.map((thief) => thief.call(listNotifications)));
  expect(inside.map(({ status }) => status)).toEqual(thieves.map(() => 401));
});

// Everybody comes from an address of their own, so that only the account's limit counts.
function visitor(): TestClient {
  addresses += 1;
  return server.client(`10.0.${Math.floor(addresses / 250)}.${addresses % 250}`);
}

function withCookies(cookies: Map<string, string>): TestClient {
  const client = visitor();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

function enter(client: TestClient, email: string, password = TEST_PASSWORD) {
  return client.call(logIn, { email, password });
}

async function guessTenTimes(email: string): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => enter(visitor(), email, WRONG)));
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

async function weaken({ account_id }: TestHousehold): Promise<void> {
  const nonce = Buffer.from('0123456789abcdef');
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: TEST_PASSWORD, nonce, ...cost });
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  await server.ground.db
    .updateTable('accounts')
    .set({ password_hash: `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}` })
    .where('id', '=', account_id)
    .execute();
}
