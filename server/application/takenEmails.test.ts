import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { aHousehold, anAccount, logIn } from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { freshEmail } from '../testing/emailBuilders.ts';
import { aRegistration } from '../testing/registrations.ts';
import { startTestServer, TEST_BEGINS, type TestServer, testLimits } from '../testing/testServer.ts';

const MOST = 6;
let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({
    limits: { ...testLimits, takenEmailsPerAddress: MOST },
  });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

type Ask = (address: string, email: string) => Promise<TestAnswer>;

const asks: [string, Ask][] = [
  [
    'a registration',
    (address, email) => server.client(address).call(applicationContract.register, aRegistration({ email })),
  ],
  [
    'a change of e-mail',
    async (address, email) => {
      const household = await aHousehold(server);
      const client = await fromAddress(address, await logIn(server, household));
      return client.call(membersContract.changeMember, { id: String(household.main_member_id), email });
    },
  ],
];

// proves: promise.9
it.each(asks)(
  '%s tells from one network address six times an hour that somebody has an address',
  async (_what, ask) => {
    const address = anAddress();
    const taken = (await anAccount(server)).email;

    const told = await inSeries(MOST, () => ask(address, taken));
    const closed = [await ask(address, taken), await ask(address, freshEmail())];

    expect(told).toEqual(Array(MOST).fill(409));
    for (const { status, body, headers } of closed) {
      expect([status, body]).toMatchObject([429, { message: 'too_many_requests' }]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    }
  },
);

it('both calls share the limit, also with answers about former members, and each is closed by the other', async () => {
  const address = anAddress();
  const former = (await aHousehold(server, { status: 'inactive' })).email;
  const closed = (await aHousehold(server, { account_status: 'closed' })).email;
  const taken = (await anAccount(server)).email;
  const [[, register], [, change]] = asks as [[string, Ask], [string, Ask]];

  const told: unknown[] = [];
  for (const email of [former, closed]) told.push((await register(address, email)).body);
  await inSeries(2, () => register(address, taken));
  await inSeries(2, () => change(address, taken));

  expect(told).toMatchObject(Array(2).fill({ message: 'email_already_exists_but_inactive' }));
  expect((await register(address, freshEmail())).status).toBe(429);
  expect((await change(address, freshEmail())).status).toBe(429);
  expect((await register(anAddress(), freshEmail())).status).toBe(201);
  server.clock.moveMinutes(60);
  expect((await register(address, freshEmail())).status).toBe(201);
});

it('registering or changing to a free address uses none of the limit up', async () => {
  const address = anAddress();
  const [[, register], [, change]] = asks as [[string, Ask], [string, Ask]];

  expect(await inSeries(MOST + 2, () => register(address, freshEmail()))).toEqual(Array(MOST + 2).fill(201));
  expect(await inSeries(MOST + 2, () => change(address, freshEmail()))).toEqual(Array(MOST + 2).fill(200));
});

it('of thirty requests at once six are answered', async () => {
  const address = anAddress();
  const taken = (await anAccount(server)).email;

  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      server.client(address).call(applicationContract.register, aRegistration({ email: taken })),
    ),
  );

  expect(answers.filter(({ status }) => status === 409)).toHaveLength(MOST);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - MOST);
});

it('an IPv6 network counts as one address', async () => {
  const taken = (await anAccount(server)).email;
  const [[, register]] = asks as [[string, Ask]];

  let host = 0;
  await inSeries(MOST, () => {
    host += 1;
    return register(`2001:db8:1:2::${host}`, taken);
  });

  expect((await register('2001:db8:1:2::ffff', freshEmail())).status).toBe(429);
  expect((await register('2001:db8:1:3::1', freshEmail())).status).toBe(201);
});

function anAddress(): string {
  count += 1;
  return `203.0.113.${count}`;
}

function fromAddress(address: string, loggedIn: TestClient): TestClient {
  const client = server.client(address);
  for (const [name, value] of loggedIn.cookies) client.cookies.set(name, value);
  return client;
}

async function inSeries(times: number, ask: () => Promise<TestAnswer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await ask()).status);
  return statuses;
}
