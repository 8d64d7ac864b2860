import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract, type Device } from '../../domain/accounts/accounts.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import {
  aHousehold,
  anAccount,
  anOfficeAccount,
  logIn,
  TEST_PASSWORD,
  type TestHousehold,
} from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { mailsTo } from '../testing/registrations.ts';
import { fingerprint } from '../testing/schema/tables.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

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

const WRONG = 'Falsch-99';
const { changeMember } = membersContract;
const { endDevice, endOtherDevices, listDevices } = accountsContract;

type Proof = { current_password?: string };
type OwnerChange = { status: number; send: (client: TestClient, proof: Proof) => Promise<TestAnswer> };

/** Changes by logged-in people that decide whose an account is. A password change has its own password field. */
const ownerChanges: [string, OwnerChange][] = [
  [
    'another e-mail address',
    {
      status: 200,
      send: (client, proof) =>
        client.call(changeMember, { id: String(household.main_member_id), email: 'thief@example.at', ...proof }),
    },
  ],
  ['ending all other devices', { status: 204, send: (client, proof) => client.call(endOtherDevices, proof) }],
  [
    'ending another device',
    {
      status: 204,
      send: async (client, proof) => {
        const devices: Device[] = (await client.call(listDevices)).body;
        const other = devices.find((device) => !device.is_this);
        return client.call(endDevice, { id: String(other?.id), ...proof });
      },
    },
  ],
];

// proves: promise.8
describe.each(ownerChanges)('%s', (_what, { status, send }) => {
  /** A client that logged in so many minutes ago and has been used since. */
  async function loggedInFor(minutes: number): Promise<TestClient> {
    const client = await logIn(server, household);
    server.clock.moveMinutes(minutes);
    await logIn(server, household);
    await client.call(listDevices);
    return client;
  }

  it.each([0, 9, 10])('needs no password %s minutes after the log-in', async (minutes) => {
    expect((await send(await loggedInFor(minutes), {})).status).toBe(status);
  });

  it.each([10.1, 59, 60])(
    'without the password is refused %s minutes after the log-in, and changes nothing',
    async (minutes) => {
      const client = await loggedInFor(Math.min(minutes, 55));
      if (minutes > 55) {
        server.clock.moveMinutes(minutes - 55);
        await client.call(listDevices);
      }
      const before = await fingerprint(server);

      const answer = await send(client, {});

      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'password_required', errors: { current_password: ['password_required'] } },
      });
      expect(await fingerprint(server)).toBe(before);
    },
  );

  it('is done with the right password, however long ago the log-in was', async () => {
    expect((await send(await loggedInFor(55), { current_password: TEST_PASSWORD })).status).toBe(status);
  });

  it.each([1, 55])('with a wrong password is refused %s minutes after the log-in', async (minutes) => {
    const answer = await send(await loggedInFor(minutes), { current_password: WRONG });

    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'wrong_old_password', errors: { current_password: ['wrong_old_password'] } },
    });
  });

  it('allows ten guesses at the password in a quarter of an hour; then even the right one is refused', async () => {
    const client = await loggedInFor(20);

    const answers = [];
    for (let times = 0; times < 12; times += 1) answers.push((await send(client, { current_password: WRONG })).status);

    expect(answers).toEqual([...Array(10).fill(422), 429, 429]);
    expect((await send(client, { current_password: TEST_PASSWORD })).status).toBe(429);
  });

  it('an empty password is refused', async () => {
    expect((await send(await loggedInFor(20), { current_password: '' })).status).toBe(422);
  });
});

it('right passwords do not count as guesses', async () => {
  const client = await logIn(server, household);
  server.clock.moveMinutes(20);

  for (let times = 0; times < 12; times += 1) {
    expect((await client.call(endOtherDevices, { current_password: TEST_PASSWORD })).status).toBe(204);
  }
});

it('no password is needed to log out here, to send the present address, or for a family member’s address', async () => {
  const client = await logIn(server, household);
  server.clock.moveMinutes(20);
  const id = String(household.main_member_id);
  const devices: Device[] = (await client.call(listDevices)).body;

  const same = await client.call(changeMember, { id, email: household.email.toUpperCase() });
  const [own] = devices;

  expect(same.status).toBe(200);
  expect((await client.call(endDevice, { id: String(own?.id) })).status).toBe(204);
});

it('asks the office for the password as well', async () => {
  const clerk = await logIn(server, await anOfficeAccount(server));
  server.clock.moveMinutes(20);

  expect((await clerk.call(endOtherDevices)).body).toMatchObject({ message: 'password_required' });
  expect((await clerk.call(endOtherDevices, { current_password: TEST_PASSWORD })).status).toBe(204);
});

// proves: promise.9
it('whether an address has an account is revealed to nobody without the password', async () => {
  const client = await logIn(server, household);
  server.clock.moveMinutes(20);
  const { email } = await anAccount(server);
  const id = String(household.main_member_id);

  for (const wanted of [email, 'free@example.at']) {
    const none = await client.call(changeMember, { id, email: wanted });
    const wrong = await client.call(changeMember, { id, email: wanted, current_password: WRONG });

    expect([none.status, wrong.status]).toEqual([403, 422]);
  }
  await server.runJobs();
  expect(mailsTo(server, 'free@example.at')).toEqual([]);
});
