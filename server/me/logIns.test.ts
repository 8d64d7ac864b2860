import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { sweepAccounts } from '../accounts/accounts.jobs.ts';
import { eraseAccount } from '../accounts/eraseAccounts.actions.ts';
import { recordLogIn, shortNetworkOf } from '../accounts/logIns.actions.ts';
import { openLog } from '../platform/log.ts';
import { aHousehold, anOfficeAccount, logIn, TEST_PASSWORD } from '../testing/builders.ts';
import { newestLink } from '../testing/registrations.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
const lines: { route: string; status: number; account: number | null }[] = [];

beforeAll(async () => {
  server = await startTestServer({}, openLog('info', { write: (line) => void lines.push(JSON.parse(line)) }));
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const { listLogIns, forgotPassword, resetPassword } = accountsContract;

function enter(email: string, address: string, password = TEST_PASSWORD, headers = {}) {
  return server.client(address).send('POST', meContract.logIn.path, { email, password }, headers);
}

// proves: promise.8
describe('log-ins', () => {
  // departs: account.facts
  it('are on record with moment, device and shortened network, newest first, those of others not among them', async () => {
    const household = await aHousehold(server);
    await enter(household.email, '198.51.100.77', TEST_PASSWORD, { 'user-agent': FIREFOX });
    await enter((await aHousehold(server)).email, '203.0.113.9');
    server.clock.moveMinutes(5);
    await enter(household.membership_no, '2001:db8:1:2:3:4:5:6');
    await enter(household.email, '203.0.113.9', 'Falsch-99');

    const { status, body } = await (await logIn(server, household)).call(listLogIns);

    expect(status).toBe(200);
    expect(body).toEqual([
      { logged_in_at: '2027-01-11T11:05:00.000Z', browser: null, system: null, network: '2001:db8:1::/48' },
      { logged_in_at: '2027-01-11T11:00:00.000Z', browser: 'Firefox', system: 'Linux', network: '198.51.100.0/24' },
    ]);
  });

  it('are shown to staff for their own account as well', async () => {
    const staff = await anOfficeAccount(server);
    await enter(staff.email, '198.51.100.77');

    expect((await (await logIn(server, staff)).call(listLogIns)).body).toMatchObject([{ network: '198.51.100.0/24' }]);
  });

  it('are shown at most twenty at a time, the newest', async () => {
    const household = await aHousehold(server);
    const { account_id } = household;
    for (let times = 0; times < 23; times += 1) {
      const made = { account_id, user_agent: '', address: `10.0.${times}.1` };
      await server.change((change) => recordLogIn(change, made));
    }

    const logIns = (await (await logIn(server, household)).call(listLogIns)).body as { network: string }[];
    expect(logIns).toHaveLength(20);
    expect(logIns[0]?.network).toBe('10.0.22.0/24');
    expect(await onRecord(account_id)).toBe(23);
  });

  it('are deleted after ninety days, and with their account', async () => {
    const household = await aHousehold(server);
    await enter(household.email, '198.51.100.77');
    const kept = [];
    for (const days of [89.9, 0.1]) {
      server.clock.moveDays(days);
      await sweepAccounts.run(server.context, {});
      kept.push(await onRecord(household.account_id));
    }
    const erased = await anOfficeAccount(server);
    await enter(erased.email, '198.51.100.77');
    await server.change((change) => eraseAccount(change, erased.account_id));

    expect(kept).toEqual([1, 0]);
    expect(await onRecord(erased.account_id)).toBe(0);
  });

  it('contain no whole network address', async () => {
    const { email } = await aHousehold(server);
    await enter(email, '198.51.100.77');
    await enter(email, '2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff');

    const rows = JSON.stringify(await server.context.db.selectFrom('log_ins').selectAll().execute());
    expect(rows).not.toMatch(/\.77|bbbb|cccc|dddd|eeee|ffff/);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8::9', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', ''],
])('of the address %j %j is kept', (address, network) => {
  expect(shortNetworkOf(address)).toBe(network);
});

describe('the log line of a request', () => {
  it('names the account that logged in, and none without a log-in', async () => {
    const { email, account_id } = await aHousehold(server);

    await enter(email, '198.51.100.1');
    await enter(email, '198.51.100.1', 'Falsch-99');

    expect(lines.filter(({ route }) => route === '/login').slice(-2)).toMatchObject([
      { status: 200, account: account_id },
      { status: 422, account: null },
    ]);
  });

  it('names the account whose password was set by a mailed link', async () => {
    const { email, account_id } = await aHousehold(server);
    await server.client().call(forgotPassword, { email });
    await server.runJobs();
    const [token, password] = [newestLink(server, email), 'Nar-Agaci-1923'];

    await server.client().call(resetPassword, { token, password, confirmation: password });

    expect(lines.findLast(({ route }) => route === resetPassword.path)).toMatchObject({
      status: 204,
      account: account_id,
    });
  });
});

async function onRecord(accountId: number): Promise<number> {
  const rows = await server.context.db.selectFrom('log_ins').select('id').where('account_id', '=', accountId).execute();
  return rows.length;
}
