import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { membershipNo } from '../../domain/accounts/membershipNo.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { aHousehold, TEST_PASSWORD } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { newestLink } from '../testing/registrations.ts';
import { startTestServer, TEST_BEGINS, type TestServer, testLimits } from '../testing/testServer.ts';
import { aVisitor, enter } from '../testing/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const WRONG = 'Falsch-99';
const NEW_PASSWORD = 'Nar-Agaci-1923';
const { logIn } = meContract;
const { changePassword, forgotPassword, logOut, resetPassword } = accountsContract;

// proves: promise.9
describe('guessing', () => {
  it('thirty guesses at once from as many addresses are ten guesses', async () => {
    const { email, membership_no } = await aHousehold(server);

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => enter(aVisitor(server), index % 2 ? email : membership_no, WRONG)),
    );

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  // departs: call.POST /login
  it('makes the right password wait as well, for the time that the answer states', async () => {
    const { email } = await aHousehold(server);
    await guessTenTimes(email);

    const refused = await enter(aVisitor(server), email);
    expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe('900');
    server.clock.moveMinutes(15);

    expect((await enter(aVisitor(server), email)).status).toBe(200);
  });

  it('is limited in the same way for accounts that do not exist', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enter(aVisitor(server), 'nobody-at-all@example.at', WRONG)),
    );

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('counts all spellings of a membership number as one, existing or not', async () => {
    const { membership_no } = await aHousehold(server);

    const limited = await Promise.all(
      [membership_no, membershipNo(999_998)].map(async (number) => {
        const answers = await Promise.all(spellings(number).map((name) => enter(aVisitor(server), name, WRONG)));
        return answers.filter(({ status }) => status === 429).length;
      }),
    );

    expect(limited).toEqual([2, 2]);
  });

  it('counts all spellings of a former number as one, existing or not', async () => {
    await aFormerMember('4711');

    const limited = await Promise.all(
      ['4711', '4712'].map(async (number) => {
        const names = Array.from({ length: 12 }, (_, zeros) => `${zeros % 2 ? 'M-' : ''}${'0'.repeat(zeros)}${number}`);
        const answers = await Promise.all(names.map((name) => enter(aVisitor(server), name, WRONG)));
        return answers.filter(({ status }) => status === 429).length;
      }),
    );

    expect(limited).toEqual([2, 2]);
  });

  it('never locks a member out on a known device', async () => {
    const { email } = await aHousehold(server);
    const client = aVisitor(server);
    await enter(client, email);
    await client.call(logOut);
    await guessTenTimes(email);

    expect((await enter(aVisitor(server), email)).status).toBe(429);
    expect((await enter(client, email)).status).toBe(200);
  });

  it('on a known device has a limit of its own', async () => {
    const { email } = await aHousehold(server);
    const client = aVisitor(server);
    await enter(client, email);

    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(client, email, WRONG)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await enter(aVisitor(server), email)).status).toBe(200);
  });

  it('is not easier on a device that another account knows', async () => {
    const own = await aHousehold(server);
    const victim = await aHousehold(server);
    const client = aVisitor(server);
    await enter(client, own.email);

    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(client, victim.email, WRONG)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await enter(aVisitor(server), victim.email)).status).toBe(429);
  });

  it('does not block the link for a forgotten password, which makes the device known', async () => {
    const { email } = await aHousehold(server);
    await guessTenTimes(email);
    const { owner, password } = await withNewPassword(email);

    expect((await enter(owner, email, password)).status).toBe(200);
    expect((await enter(aVisitor(server), email, password)).status).toBe(429);
  });

  it('of a new password, on devices that know the former one, has one common limit', async () => {
    const { email } = await aHousehold(server);
    const thief = [aVisitor(server), aVisitor(server), aVisitor(server)];
    for (const client of thief) await enter(client, email);
    const { owner, password } = await withNewPassword(email);

    const answers = await Promise.all(
      thief.flatMap((client) => Array.from({ length: 5 }, () => enter(client, email, WRONG))),
    );

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await enter(owner, email, password)).status).toBe(200);
    expect((await enter(aVisitor(server), email, password)).status).toBe(200);
  });

  it('does not lock those devices out of an account with a new password, and each becomes known again', async () => {
    const { email } = await aHousehold(server);
    const [tablet, telephone] = [aVisitor(server), aVisitor(server)];
    await enter(tablet, email);
    await enter(telephone, email);
    const { password } = await withNewPassword(email);
    await guessTenTimes(email);

    expect((await enter(tablet, email, password)).status).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => enter(telephone, email, WRONG)));
    expect((await enter(telephone, email, password)).status).toBe(429);
    expect((await enter(tablet, email, password)).status).toBe(200);
  });

  it('never locks a member out on the device on which the password was changed', async () => {
    const { email } = await aHousehold(server);
    const [client, other] = [aVisitor(server), aVisitor(server)];
    await enter(other, email);
    await enter(client, email);
    const change = { old_password: TEST_PASSWORD, new_password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    expect((await client.call(changePassword, change)).status).toBe(204);
    await guessTenTimes(email);
    await Promise.all(Array.from({ length: 10 }, () => enter(other, email, WRONG)));

    expect((await enter(client, email, NEW_PASSWORD)).status).toBe(200);
  });

  it('right passwords do not count as guesses', async () => {
    const { email } = await aHousehold(server);

    for (let times = 0; times < 12; times += 1) expect((await enter(aVisitor(server), email)).status).toBe(200);
  });

  it('from one network address is limited over all accounts', async () => {
    const strict = await startTestServer({
      limits: { ...testLimits, logInsPerAddress: 5 },
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

/** Twelve ways to type a number of seven digits, with blanks in it. */
async function aFormerMember(old_number: string): Promise<void> {
  const { household_id } = await aHousehold(server);
  await server.context.db.updateTable('households').set({ old_number }).where('id', '=', household_id).execute();
}

function spellings(number: string): string[] {
  const places = [1, 2, 3, 4, 5, 6];
  const blanks = [' ', '\u00a0'];
  return blanks.flatMap((blank) => places.map((place) => `${number.slice(0, place)}${blank}${number.slice(place)}`));
}

/** Sets a new password by the mailed link, on an unknown device. */
async function withNewPassword(email: string): Promise<{ owner: TestClient; password: string }> {
  const owner = aVisitor(server);
  await owner.call(forgotPassword, { email });
  await server.runJobs();
  const [token, password] = [newestLink(server, email), NEW_PASSWORD];
  await owner.call(resetPassword, { token, password, confirmation: password });
  return { owner, password };
}

async function guessTenTimes(email: string): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => enter(aVisitor(server), email, WRONG)));
}
