import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { journalKinds } from '../../../domain/office/lists/journalLists.ts';
import { type ListPage, listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { type Day, day, toWireDay } from '../../../domain/shared/day.ts';
import { cents, toEuros } from '../../../domain/shared/money.ts';
import { listMoneyFacts } from '../../membership/cover/coverMoney.reads.ts';
import { takeInvoiceStep } from '../../payments/invoiceSteps.actions.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { runSql } from '../../platform/db.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase, aDeathCost } from '../../testing/deathBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment, moveTo, type Office, theOffice } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { aCashDeposit, aCashReceipt } from '../../testing/payments/cashBuilders.ts';
import { aRefund } from '../../testing/refundBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const { readJournal, exportJournal, readOpenItems, exportOpenItems } = listsContract;

let server: TestServer;
let client: TestClient;
let office: Office;

beforeAll(async () => {
  server = await startTestServer();
  office = await theOffice(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, audit_log, cash_entries, death_cases cascade'));
  moveTo(server, '2027-01-05');
});

const read = async (call: typeof readJournal | typeof readOpenItems, asked: object = {}) => {
  const { body }: { body: ListPage } = await client.call(call, { ...asked });
  return body;
};

/** Households to which everything happens that changes what is owed; ends on 12 February 2027. */
async function aYoungLife() {
  const [paysLater, isReturned, isVoid, paysCash] = await Promise.all(
    ['A', 'B', 'C', 'D'].map((last_name) => aHousehold(server, { status: 'active', last_name })),
  );
  if (!paysLater || !isReturned || !isVoid || !paysCash) throw new Error('nobody is there');
  const sixty = { amount_cents: cents(6_000), date: day('2027-01-05') };
  const [writtenOff, overPaid, voided] = [
    await anInvoice(server, paysLater, sixty),
    await anInvoice(server, isReturned, sixty),
    await anInvoice(server, isVoid, sixty),
  ];
  await aPayment(server, voided, { amount_cents: cents(1_000), value_date: day('2027-01-05') });
  moveTo(server, '2027-01-08');
  await aPayment(server, writtenOff, { amount_cents: cents(2_000) });
  const { bank_transaction_id: back } = await aPayment(server, overPaid, { amount_cents: cents(8_000) });
  moveTo(server, '2027-01-12');
  await aCashReceipt(server, paysCash);
  await aCashDeposit(server, cents(500));
  await office((change) => takeInvoiceStep(change, { id: voided.id, step: 'void' }));
  moveTo(server, '2027-01-20');
  await office((change) => takeInvoiceStep(change, { id: writtenOff.id, step: 'writeOff' }));
  moveTo(server, '2027-01-27');
  await office((change) => returnPayment(change, { id: back, returned_on: day('2027-01-25') }));
  moveTo(server, '2027-02-01');
  await office((change) => takeInvoiceStep(change, { id: writtenOff.id, step: 'reopen' }));
  moveTo(server, '2027-02-10');
  await aPayment(server, writtenOff, { amount_cents: cents(4_000) });
  moveTo(server, '2027-02-12');
  client = (await aClerk(server)).client;
  await aRefund(client, isVoid, { amount: 10, value_date: '12.02.2027' });
  return [paysLater, isReturned, isVoid, paysCash];
}

/** What the rule of cover says that a household owed at the end of a day, in euros. */
async function owedByTheRule({ household_id }: TestHousehold, on: Day): Promise<number> {
  const facts = await listMoneyFacts(server.context.db, { householdIds: [household_id], day: on, leftOut: [] });
  const open = (facts.get(household_id)?.invoices ?? []).map(({ date, amount_cents, payments, dropped_on }) => {
    if (date > on || dropped_on !== null) return 0;
    const counted = payments.filter(({ value_date, returned_on }) => value_date <= on && (returned_on ?? '9999') > on);
    return Math.max(
      0,
      counted.reduce((rest, { cents: paid }) => rest - paid, amount_cents as number),
    );
  });
  return toEuros(cents(open.reduce((sum, one) => sum + one, 0)));
}

const DAYS = [
  '01-04',
  '01-05',
  '01-07',
  '01-08',
  '01-12',
  '01-19',
  '01-20',
  '01-24',
  '01-25',
  '01-31',
  '02-01',
  '02-10',
];

it('open items of any day are what the rule says of each household, and come to the claims of the journal until then', async () => {
  const households = await aYoungLife();

  for (const on of [...DAYS, '02-12'].map((text) => day(`2027-${text}`))) {
    const wire = toWireDay(on);
    const { rows, sums } = await read(readOpenItems, { open: 'either', at_end_of: wire });
    const owed = await Promise.all(households.map((household) => owedByTheRule(household, on)));
    const listed = households.map(({ household_id }) => rows.find(({ id }) => id === household_id)?.owed ?? 0);
    expect([wire, listed]).toEqual([wire, owed]);
    const journal = await read(readJournal, { date_until: wire });
    expect([wire, sums?.balance]).toEqual([wire, journal.sums?.claim]);
    expect((sums?.owed ?? 0) - (sums?.credit ?? 0)).toBeCloseTo(sums?.balance ?? 0, 2);
  }
});

it('each day and each kind of the journal has what the whole journal has of it', async () => {
  await aYoungLife();
  const { rows: whole } = await read(readJournal);
  const asked = [
    ...[...new Set(whole.map(({ date }) => String(date)))].map((date) => ({ date_from: date, date_until: date })),
    ...journalKinds.map((journal_kind) => ({ journal_kind })),
  ];

  for (const chosen of asked) {
    const { rows, count, sums } = await read(readJournal, chosen);
    const of = whole.filter(
      ({ date, journal_kind }) =>
        (!('date_from' in chosen) || date === chosen.date_from) &&
        (!('journal_kind' in chosen) || journal_kind === chosen.journal_kind),
    );
    expect([chosen, rows]).toEqual([chosen, of]);
    expect(count).toBe(of.length);
    expect(sums?.claim).toBeCloseTo(
      of.reduce((sum, { claim }) => sum + Number(claim), 0),
      2,
    );
  }
  expect(await read(readJournal, { date_from: '01.01.2030', page: 3 })).toMatchObject({ count: 0, page: 1, rows: [] });
  expect((await read(readJournal, { page: 9 })).rows).toEqual(whole);
});

it('what is free at the end of today is what the product says', async () => {
  const households = await aYoungLife();
  const { rows } = await read(readOpenItems, { open: 'either' });

  for (const { household_id } of households) {
    const { rows: known } = await server.change(({ tx }) =>
      runSql(tx, 'select free_cents($1)::integer as free', [household_id]),
    );
    const credit = rows.find(({ id }) => id === household_id)?.credit ?? 0;
    expect(credit).toBe(toEuros(cents(Number(known[0]?.free))));
  }
});

it('the journal of a period has each invoice, payment, return, refund and giving up, with number and bank line', async () => {
  await aYoungLife();
  const kindsOf = async (asked: object) =>
    (await read(readJournal, asked)).rows.map(({ journal_kind }) => String(journal_kind));

  expect((await kindsOf({ date_from: '12.01.2027', date_until: '31.01.2027' })).toSorted()).toEqual([
    ...['cash_payment', 'deposit', 'given_up', 'given_up', 'income', 'invoice', 'returned'],
  ]);
  expect(await kindsOf({ date_from: '01.02.2027' })).toEqual(['owed_again', 'payment', 'refund']);
  expect(await kindsOf({ date_until: '04.01.2027' })).toEqual([]);
  const [invoice] = (await read(readJournal, { journal_kind: 'invoice' })).rows;
  expect(invoice).toMatchObject({
    date: '05.01.2027',
    claim: 60,
    money: null,
    number: expect.stringMatching(/^2027-/),
  });
  const [cash] = (await read(readJournal, { journal_kind: 'cash_payment' })).rows;
  expect(cash).toMatchObject({ number: expect.stringMatching(/^2027\/\d{4}$/), claim: -20, money: 20 });
  expect((await read(readJournal, { journal_kind: 'deposit' })).rows).toMatchObject([{ claim: null, money: null }]);
});

it('costs of a death are in it, without a name, as soon as the association has paid them', async () => {
  client = (await aClerk(server)).client;
  await aDeathCost(server, await aDeathCase(server), { amount_cents: cents(120_000), paid_on: day('2027-01-04') });
  const { rows } = await read(readJournal, { journal_kind: 'death_cost' });

  expect(rows).toMatchObject([{ date: '04.01.2027', name: null, household_id: null, claim: null, money: -1_200 }]);
});

it('the files of both have the rows that were counted', async () => {
  await aYoungLife();
  for (const [reading, exporting] of [
    [readJournal, exportJournal],
    [readOpenItems, exportOpenItems],
  ] as const) {
    const { count } = await read(reading);
    const { bytes } = await client.call(exporting, { rows: count, format: 'csv' });
    expect(bytes.toString('utf8').split('\r\n').slice(1)).toHaveLength(count);
    expect(count).toBeGreaterThan(0);
  }
});
