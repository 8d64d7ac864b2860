import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListPage } from '../../../domain/office/lists/lists.contract.ts';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { runSql } from '../../platform/db.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { moveTo, theNight } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const { readHouseholds, readPeople, readInvoices, readPayments, exportPeople, exportInvoices, exportPayments } =
  listsContract;

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await change('truncate households, audit_log cascade', []);
  moveTo(server, '2027-01-11');
  client = (await aClerk(server)).client;
});

const change = (text: string, values: unknown[]) => server.change(({ tx }) => runSql(tx, text, values));
const read = async (
  call: typeof readHouseholds | typeof readPeople | typeof readInvoices | typeof readPayments,
  asked: object = {},
) => {
  const { body }: { body: ListPage } = await client.call(call, { ...asked });
  return body;
};
const linesOf = async (call: typeof exportPeople | typeof exportInvoices | typeof exportPayments, asked: object) => {
  const { bytes } = await client.call(call, { ...asked, format: 'csv' });
  return bytes.toString('utf8').split('\r\n').slice(1);
};

it('people are chosen by age on the day, basis and place, and a child with a disability is a child', async () => {
  const household = await aHousehold(server, { status: 'active', date_of_birth: day('1985-02-01') });
  await aMember(server, household, { first_name: 'Can', date_of_birth: day('2009-01-11'), status: 'active' });
  await aMember(server, household, { first_name: 'Nur', date_of_birth: day('2009-01-12'), status: 'active' });
  await change("update members set membership_basis = 'child_with_disability' where first_name = 'Nur'", []);
  await change("update members set membership_basis = 'child' where first_name = 'Can'", []);
  const namesOf = async (asked: object) =>
    (await read(readPeople, asked)).rows.map(({ name }) => String(name).split(' ')[0]);

  expect(await namesOf({ age_from: '18', sort: 'born' })).toEqual(['Ayşe', 'Can']);
  expect(await namesOf({ age_until: '17' })).toEqual(['Nur']);
  expect(await namesOf({ age_from: '9999999999' })).toEqual([]);
  expect(await namesOf({ basis: 'child', sort: 'born' })).toEqual(['Can', 'Nur']);
  const { rows } = await read(readPeople, { age_until: '17' });
  expect(rows).toMatchObject([{ basis: 'child', age: 17, born: '12.01.2009', household_id: household.household_id }]);
  const lines = await linesOf(exportPeople, { rows: 3 });
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toMatch(/Behinderung|disability/);
});

it('invoices are chosen by what became of them, kind, day and reminder', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const due = { due_date: day('2027-01-01'), date: day('2026-12-01') };
  await anInvoice(server, household, { ...due, status: 'open', amount_cents: cents(6_050), dunning_status: 1 });
  await anInvoice(server, household, { ...due, status: 'paid', amount_cents: cents(100), paid_cents: cents(100) });
  await anInvoice(server, household, { status: 'draft', type: 'sim' });
  const statesOf = async (asked: object = {}) =>
    (await read(readInvoices, { sort: 'amount', ...asked })).rows.map(({ invoice_status }) => invoice_status);

  expect(await statesOf()).toEqual(['paid', 'open']);
  expect(await statesOf({ invoices: 'overdue' })).toEqual(['open']);
  expect(await statesOf({ invoices: 'draft' })).toEqual(['draft']);
  expect(await statesOf({ reminder: '1' })).toEqual(['open']);
  expect(await statesOf({ reminder: '2' })).toEqual([]);
  expect(await statesOf({ date_from: '02.12.2026' })).toEqual([]);
  expect(await statesOf({ billed_year: '9999999999' })).toEqual([]);
  const lines = await linesOf(exportInvoices, { invoices: 'owed', rows: 1 });
  expect(lines).toEqual([expect.stringContaining(';60,5;0;60,5;1;')]);
});

it('payments are those of households, without what was withdrawn; chosen by source, day and rest', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await change(
    `insert into bank_transactions (transaction_key, source, household_id, value_date, amount_cents, counterparty_name, created_at,
       withdrawn_at, returned_on)
     values ('a', 'statement', $1, '2027-01-04', 6000, '=1+1', now(), null, null),
       ('b', 'cash', $1, '2027-01-05', 500, null, now(), null, null),
       ('c', 'manual', $1, '2027-01-06', 700, null, now(), now(), '2027-01-07'),
       ('d', 'statement', null, '2027-01-06', 900, null, now(), null, null)`,
    [household.household_id],
  );
  const amountsOf = async (asked: object = {}) => (await read(readPayments, asked)).rows.map(({ amount }) => amount);

  expect(await amountsOf()).toEqual([5, 60]);
  expect(await amountsOf({ source: 'cash' })).toEqual([5]);
  expect(await amountsOf({ value_until: '04.01.2027' })).toEqual([60]);
  expect(await amountsOf({ payments: 'rest', sort: '-rest' })).toEqual([60, 5]);
  expect(await amountsOf({ payments: 'returned' })).toEqual([]);
  const lines = await linesOf(exportPayments, { source: 'statement', rows: 1 });
  expect(lines).toEqual([expect.stringContaining(`"'=1+1"`)]);
});

it('whom the membership covers is told as of the last night, and can be chosen', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await aMember(server, household, { first_name: 'Can', date_of_birth: day('1990-01-11'), status: 'active' });
  await change("update members set relationship_type = 'son', membership_basis = 'child' where first_name = 'Can'", []);
  expect((await read(readPeople)).rows).toMatchObject([{ cover: null }, { cover: null }]);

  await theNight(server);

  const { rows } = await read(readPeople, { cover: 'over_age' });
  expect(rows).toMatchObject([{ name: expect.stringContaining('Can '), cover: 'over_age' }]);
  expect((await read(readPeople, { cover: 'covered' })).count).toBe(1);
  expect(await read(readHouseholds, { cover: 'covered' })).toMatchObject({ count: 1, rows: [{ cover: 'covered' }] });
  expect((await read(readHouseholds, { cover: 'over_age' })).count).toBe(0);
  const [line] = await linesOf(exportPeople, { cover: 'over_age', rows: 1 });
  expect(line).toContain('11.01.2027');
});
