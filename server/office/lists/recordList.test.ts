import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ListRow, listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { type Audited, record } from '../../audit/audit.actions.ts';
import { system } from '../../platform/actor.ts';
import { inChange } from '../../platform/work.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const { readRecord, exportRecord } = listsContract;

let server: TestServer;
let household: TestHousehold;
let staff: { account: { account_id: number; email: string }; client: Awaited<ReturnType<typeof aClerk>>['client'] };

beforeEach(async () => {
  server = await startTestServer();
  household = await aHousehold(server, { status: 'active', last_name: '=Ay' });
  staff = await aClerk(server, 'board');
  const { household_id } = household;
  await noted(
    { action: 'member.seen', household_id, subject_id: 1 },
    { action: 'payment.booked', household_id, subject_id: 1 },
  );
  server.clock.moveMinutes(24 * 60);
  await noted({ action: 'identity_number.searched', household_id: null, subject_id: null });
  await server.context.db
    .updateTable('audit_log')
    .set({ actor_account_id: staff.account.account_id })
    .where('action', '=', 'payment.booked')
    .execute();
  staff.client = (await aClerk(server, 'board')).client;
  await server.context.db
    .deleteFrom('audit_log')
    .where('action', 'in', ['staff.added', 'second_factor.shown'])
    .execute();
});
afterEach(() => server.stop());

const noted = (...audited: Audited[]) => inChange(server.context, system, (change) => record(change, ...audited));
type Choice = Record<string, string>;
const rowsOf = async (asked: Choice = {}) =>
  ((await staff.client.call(readRecord, asked)).body as { rows: ListRow[] }).rows;
const didOf = async (asked: Choice = {}) => (await rowsOf(asked)).map(({ did }) => did);

it('the board sees what was done and looked at in all households, by whom and when; the latest first', async () => {
  const { membership_no, household_id } = household;

  expect(await rowsOf()).toMatchObject([
    { did: 'identity_number_searched', date: '12.01.2027', time: '12:00', household_id: null, membership_no: null },
    { did: 'payment_booked', date: '11.01.2027', by: staff.account.email, household_id, membership_no },
    { did: 'member_seen', date: '11.01.2027', by: null, household_id, name: expect.stringContaining('=Ay') },
  ]);
});

it.each<[Choice | (() => Choice), string[]]>([
  [{ area: 'looks' }, ['identity_number_searched', 'member_seen']],
  [{ area: 'people' }, ['identity_number_searched', 'member_seen']],
  [{ area: 'money' }, ['payment_booked']],
  [{ area: 'deaths' }, []],
  [{ date_from: '12.01.2027' }, ['identity_number_searched']],
  [{ date_until: '11.01.2027' }, ['payment_booked', 'member_seen']],
  [() => ({ membership_no: household.membership_no }), ['payment_booked', 'member_seen']],
  [{ membership_no: '1' }, []],
  [() => ({ by: staff.account.email.toUpperCase() }), ['payment_booked']],
  [{ by: 'nobody of the office' }, []],
])('it is chosen by %o', async (asked, did) => {
  expect(await didOf(typeof asked === 'function' ? asked() : asked)).toEqual(did);
});

it('the file has the rows that were counted, without a formula; saving it is an entry as well', async () => {
  const { body } = await staff.client.call(exportRecord, { area: 'money', format: 'csv', rows: 1 });

  expect(String(body)).toContain('Zahlung gebucht');
  expect(String(body)).not.toMatch(/[;,"]=Ay/);
  expect(await didOf({ area: 'lists' })).toEqual(['list_exported']);
});

it('a clerk sees neither the list nor its file', async () => {
  const { client } = await aClerk(server);

  expect((await client.send('POST', readRecord.path, {})).status).toBe(403);
  expect((await client.send('POST', exportRecord.path, { format: 'csv', rows: 3 })).status).toBe(403);
});
