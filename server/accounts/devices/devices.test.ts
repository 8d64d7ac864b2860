import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsContract, type Device } from '../../../domain/accounts/accounts.contract.ts';
import { meContract } from '../../../domain/me/me.contract.ts';
import { aHousehold, logIn, TEST_PASSWORD, type TestHousehold } from '../../testing/builders.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../../testing/testServer.ts';

const { listDevices, endDevice, endOtherDevices } = accountsContract;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

let server: TestServer;
let household: TestHousehold;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.moveTo(TEST_BEGINS);
  household = await aHousehold(server);
});

it('a member sees where they are logged in, this device first', async () => {
  const phone = await logIn(server, household);
  server.clock.moveMinutes(5);
  await logInByForm(FIREFOX);

  const { status, body } = await phone.call(listDevices);

  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: expect.any(Number),
      browser: null,
      system: null,
      is_this: true,
      remember: false,
      is_fresh: true,
      created_at: '2027-01-11T11:00:00.000Z',
      last_seen_at: '2027-01-11T11:05:00.000Z',
    },
    {
      id: expect.any(Number),
      browser: 'Firefox',
      system: 'Linux',
      is_this: false,
      remember: true,
      is_fresh: true,
      created_at: '2027-01-11T11:05:00.000Z',
      last_seen_at: '2027-01-11T11:05:00.000Z',
    },
  ]);
});

it('a device that was idle for too long is not shown', async () => {
  await logIn(server, household);
  server.clock.moveMinutes(61);
  const client = await logIn(server, household);

  expect((await client.call(listDevices)).body).toMatchObject([{ is_this: true }]);
});

it('a device that is ended is logged out, and ending it again finds nothing', async () => {
  const here = await logIn(server, household);
  const there = await logIn(server, household);
  const id = await idOfOther(here);

  const answers = [await here.call(endDevice, { id }), await here.call(endDevice, { id })];

  expect(answers.map(({ status }) => status)).toEqual([204, 404]);
  expect(answers[1]?.body).toMatchObject({ message: 'device_not_found' });
  expect((await there.call(meContract.getMe)).status).toBe(401);
  expect((await here.call(meContract.getMe)).status).toBe(200);
});

it('ending this device is a log-out', async () => {
  const client = await logIn(server, household);
  const [own] = (await client.call(listDevices)).body as Device[];

  await client.call(endDevice, { id: String(own?.id) });

  expect([...client.cookies.keys()]).toEqual([]);
  expect(await countSessions()).toBe(0);
});

it('all others are ended at once, and this device stays logged in', async () => {
  const client = await logIn(server, household);
  await logIn(server, household);
  await logIn(server, household);
  const stranger = await logIn(server, await aHousehold(server));

  expect((await client.call(endOtherDevices)).status).toBe(204);

  expect((await client.call(listDevices)).body).toMatchObject([{ is_this: true }]);
  expect((await stranger.call(listDevices)).status).toBe(200);
});

it('somebody else’s device answers as if it did not exist', async () => {
  const client = await logIn(server, household);
  const stranger = await logIn(server, await aHousehold(server));
  const [theirs] = (await stranger.call(listDevices)).body as Device[];

  const answers = [];
  for (const id of [String(theirs?.id), '2147483647', '0', 'x']) answers.push(await client.call(endDevice, { id }));

  expect(answers.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
    Array(4).fill([404, 'device_not_found']),
  );
  expect((await stranger.call(listDevices)).status).toBe(200);
});

it('without a log-in there are no devices', async () => {
  const nobody = server.client();

  expect((await nobody.call(listDevices)).status).toBe(401);
  expect((await nobody.call(endOtherDevices)).status).toBe(401);
  expect((await nobody.call(endDevice, { id: '1' })).status).toBe(401);
});

it('if two end the same device at once, one succeeds', async () => {
  const here = await logIn(server, household);
  await logIn(server, household);
  const id = await idOfOther(here);

  const answers = await Promise.all(Array.from({ length: 6 }, () => here.call(endDevice, { id })));

  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
});

it('every answer says in how many seconds the session ends', async () => {
  const client = await logIn(server, household);

  const first = await client.call(meContract.getMe);
  server.clock.moveMinutes(0.5);
  const soon = await client.call(meContract.getMe);
  server.clock.moveMinutes(30);
  const used = await client.call(meContract.getMe);
  const nobody = await server.client().call(accountsContract.logOut);

  expect([first, soon, used, nobody].map(({ headers }) => headers['session-ends-in'])).toEqual([
    '3600',
    '3570',
    '3600',
    undefined,
  ]);
});

it('after twelve hours a session ends, however much it is used', async () => {
  const client = await logIn(server, household);
  for (let halfHours = 0; halfHours < 23; halfHours += 1) {
    server.clock.moveMinutes(30);
    await client.call(meContract.getMe);
  }
  server.clock.moveMinutes(29);

  expect((await client.call(meContract.getMe)).headers['session-ends-in']).toBe('60');
});

async function logInByForm(userAgent: string) {
  const credentials = { email: household.email, password: TEST_PASSWORD, remember: true };
  return server.client().send('POST', '/login', credentials, { 'user-agent': userAgent });
}

async function idOfOther(client: Awaited<ReturnType<typeof logIn>>): Promise<string> {
  const devices = (await client.call(listDevices)).body as Device[];
  return String(devices.find((device) => !device.is_this)?.id);
}

async function countSessions(): Promise<number> {
  const rows = await server.context.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', household.account_id)
    .execute();
  return rows.length;
}
