import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ListPage, listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { runSql } from '../../platform/db.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { aCashClosing, aCashDeposit, aCashReceipt } from '../../testing/payments/cashBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const { readCash, exportCash, readMails, exportMails, readLetters, exportLetters, readExports, exportExports } =
  listsContract;
type Reading = typeof readCash | typeof readMails | typeof readLetters | typeof readExports;
type Exporting = typeof exportCash | typeof exportMails | typeof exportLetters | typeof exportExports;

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await change('truncate households, audit_log, mails, letters, cash_entries, cash_closings cascade', []);
  moveTo(server, '2027-01-11');
  client = (await aClerk(server)).client;
});

const change = (text: string, values: unknown[]) => server.change(({ tx }) => runSql(tx, text, values));
const rowsOf = async (call: Reading, asked: object = {}) => {
  const { body }: { body: ListPage } = await client.call(call, { ...asked });
  expect(body.count).toBe(body.rows.length);
  return body.rows;
};
/** The lines of the file with as many rows as the list has. */
const linesOf = async (call: Exporting, reading: Reading, asked: object = {}) => {
  const rows = (await rowsOf(reading, asked)).length;
  const { bytes } = await client.call(call, { ...asked, format: 'csv', rows });
  const lines = bytes.toString('utf8').split('\r\n').slice(1);
  expect(lines).toHaveLength(rows);
  return lines;
};

it('the cash book of all days is chosen by kind, day, reversal and count', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await aCashClosing(server, household);
  moveTo(server, '2027-01-12');
  client = (await aClerk(server)).client;
  await aCashDeposit(server, 500 as never);
  await aCashReceipt(server, household, { from: '=1+1' });
  await change(
    `insert into cash_entries (year, no, kind, day, amount_cents, text, reverses, created_at)
     select 2027, 5, kind, day, -amount_cents, 'Storno', id, now() from cash_entries where year = 2027 and no = 2`,
    [],
  );
  const numbersOf = async (asked: object = {}) => (await rowsOf(readCash, asked)).map(({ receipt_no }) => receipt_no);

  expect(await numbersOf()).toEqual(['2027/0005', '2027/0004', '2027/0003', '2027/0002', '2027/0001']);
  expect(await numbersOf({ cash_kind: 'payment', sort: 'receipt_no' })).toEqual(['2027/0001', '2027/0004']);
  expect(await numbersOf({ cash: 'reversed' })).toEqual(['2027/0005', '2027/0002']);
  expect(await numbersOf({ cash: 'standing', date_from: '12.01.2027' })).toEqual(['2027/0004', '2027/0003']);
  expect(await numbersOf({ cash: 'uncounted', date_until: '11.01.2027' })).toEqual([]);
  const [first] = await rowsOf(readCash, { sort: 'receipt_no', date_until: '11.01.2027' });
  expect(first).toMatchObject({ amount: 20, counted_on: '11.01.2027', household_id: household.household_id });
  const lines = await linesOf(exportCash, readCash, { cash_kind: 'payment' });
  expect(lines[0]).toContain(`"'=1+1"`);
});

it('mails are chosen by where they are and why they failed; those to an unconfirmed address are in no list', async () => {
  const household = await aHousehold(server, { status: 'active', last_name: 'Ay' });
  await change(
    `insert into mails (effect_key, recipient, content, household_id, created_at, sent_at, abandoned_at, abandoned_because)
     values ('membership.active/1', 'waits@example.org', '\\x01', $1, '2027-01-10T23:30:00Z', null, null, null),
       ('membership.active/2', 'sent@example.org', '\\x01', $1, '2027-01-09T12:00:00Z', '2027-01-09T12:00:01Z', null, null),
       ('membership.active/3', 'lost@example.org', '\\x01', null, '2027-01-08T12:00:00Z', null, '2027-01-09T12:00:00Z', 'refused'),
       ('membership.active/4', null, null, null, '2027-01-08T12:00:00Z', '2027-01-08T12:00:00Z', null, null)`,
    [household.household_id],
  );
  await change(
    `insert into accounts (email, email_key, password_hash, status, role, language, created_at)
     values ('Else@example.org', 'else@example.org', 'x', 'unconfirmed', 'member', 'de', now())`,
    [],
  );
  await change(
    `insert into mails (effect_key, recipient, content, created_at)
     values ('registration.confirmation/1', 'Else@example.org', '\\x01', now())`,
    [],
  );
  const addressesOf = async (asked: object = {}) =>
    (await rowsOf(readMails, asked)).map(({ email }) => String(email).split('@')[0]);

  expect(await addressesOf({ date_until: '11.01.2027' })).toEqual(['waits', 'sent', 'lost']);
  expect(await addressesOf({ mail_state: 'waiting', date_from: '11.01.2027' })).toEqual(['waits']);
  expect(await addressesOf({ mail_state: 'sent' })).toEqual(['sent']);
  expect(await addressesOf({ mail_state: 'failed' })).toEqual(['lost']);
  expect(await addressesOf({ mail_failure: 'too_old' })).toEqual([]);
  const lines = await linesOf(exportMails, readMails, { mail_failure: 'refused' });
  expect(lines[0]).toMatch(/lost@example\.org.*Adresse abgewiesen/);
});

it('letters are chosen by where they are; one without an address waits for it', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { rows } = await change(
    `with print as (insert into letter_prints (created_at) values (now()) returning id)
     insert into envelopes (print_id, household_id, content, country_id, postal_code, created_at, sent_at, returned_at, returned_because)
     select id, $1, '\\x01', 40, '4020', '2027-01-05', '2027-01-06', '2027-01-09', 'moved' from print returning id`,
    [household.household_id],
  );
  await change(
    `insert into letters (effect_key, household_id, content, created_at, envelope_id)
     values ('post.circular/1/1', $1, '\\x01', '2027-01-04T12:00:00Z', $2), ('post.circular/2/1', $1, '\\x01', '2027-01-10T12:00:00Z', null)`,
    [household.household_id, rows[0]?.id],
  );
  const statesOf = async (asked: object = {}) =>
    (await rowsOf(readLetters, asked)).map(({ letter_state }) => letter_state);

  expect(await statesOf()).toEqual(['without_address', 'returned']);
  expect(await statesOf({ letter_state: 'waiting' })).toEqual([]);
  expect(await statesOf({ return_reason: 'moved' })).toEqual(['returned']);
  await change(
    `insert into addresses (member_id, type, street, postal_code, state, city, country_id, is_main_address, created_at)
     values ($1, 'domestic', 'Hauptplatz 1', '4020', 'OÖ', 'Linz', 40, true, now())`,
    [household.main_member_id],
  );
  expect(await statesOf({ letter_state: 'waiting' })).toEqual(['waiting']);
  expect(await rowsOf(readLetters, { return_reason: 'moved' })).toMatchObject([
    { sent_on: '06.01.2027', came_back_on: '09.01.2027', postal_code: '4020', date: '04.01.2027' },
  ]);
  expect(await linesOf(exportLetters, readLetters, { letter_state: 'returned' })).toHaveLength(1);
});

it('the board sees who saved which list, with which choice and how many rows; a clerk does not', async () => {
  await aHousehold(server, { status: 'active' });
  await client.call(listsContract.exportHouseholds, {
    status: 'active',
    since_until: '01.02.1990',
    format: 'csv',
    rows: 0,
  });
  await client.call(listsContract.exportPeople, { city: 'Nirgendwo', format: 'xlsx', rows: 0 });

  const refused = await client.send('POST', readExports.path, {});
  expect([refused.status, refused.body]).toMatchObject([403, { message: 'forbidden' }]);
  expect((await client.send('POST', exportExports.path, { format: 'csv', rows: 2 })).status).toBe(403);

  client = (await aClerk(server, 'board')).client;
  expect(await rowsOf(readExports)).toMatchObject([
    { list: 'people', rows: 0, file_format: 'XLSX', date: '11.01.2027' },
    { list: 'households', rows: 0, file_format: 'CSV', by: expect.stringContaining('@') },
  ]);
  const lines = await linesOf(exportExports, readExports, { list: 'households' });
  expect(lines[0]).toContain('Wer: Nur aktive; Mitglied seit, spätestens: 01.02.1990');
  expect(await rowsOf(readExports, { list: 'exports' })).toHaveLength(1);
});
