import type { KyselyPlugin, RawNode } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cents } from '../../domain/shared/money.ts';
import { openDatabase, type Reader } from '../platform/db.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment } from '../testing/lifeBuilders.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { freeOfHousehold, listFreeMoney } from './freeMoney.reads.ts';
import { wrongAllocatedSums } from './payments.checks.ts';
import { listInvoiceIdsOf } from './payments.reads.ts';

/** More than the few unsettled households need, far less than all payments. */
const FEW_ROWS = 50;
const MANY = 3_000;

let server: TestServer;
/** A household with many invoices, each with its payment. */
let settled: TestHousehold;
beforeAll(async () => {
  server = await startTestServer();
  settled = await aHousehold(server, { status: 'active' });
  await settleMany(settled);
});
afterAll(() => server.stop());

it('free money is found without reading the rows of settled payments, however many there are', async () => {
  const overPaid = await aHousehold(server, { status: 'active' });
  await aPayment(server, await anInvoice(server, overPaid), { amount_cents: cents(7_000) });
  const { db } = server.context;

  expect(await rowsReadIn((explained) => listFreeMoney(explained))).toBeLessThan(FEW_ROWS);

  expect(await listFreeMoney(db)).toEqual([
    { household_id: overPaid.household_id, free_cents: 1_000, refundable_cents: 1_000, owed_cents: 0 },
  ]);
  expect(await freeOfHousehold(db, settled.household_id)).toBe(0);
});

it('the allocations of one payment are found without reading those of all payments', async () => {
  const invoice = await anInvoice(server, settled);
  const { bank_transaction_id } = await aPayment(server, invoice);

  expect(await rowsReadIn((explained) => listInvoiceIdsOf(explained, bank_transaction_id))).toBeLessThan(FEW_ROWS);

  expect(await listInvoiceIdsOf(server.context.db, bank_transaction_id)).toEqual([invoice.id]);
});

it('stored sums follow every allocation and refund, and a later error is reported', async () => {
  const { connection, drop } = await createTestDatabase();
  const { db, pool } = openDatabase(connection, { poolSize: 1, patience: 'clockwork' });
  await sql`
    insert into households (id, membership_no, created_at, status, status_since) overriding system value
      values (1, '1', now(), 'new', '2027-01-11');
    insert into sale_invoices (id, household_id, type, status_id, bill_number, payment_reference, billed_year, amount_cents,
        paid_cents, created_at, date, due_date) overriding system value
      values (1, 1, 'sim', 3, '1', '1', 2027, 6000, 6000, now(), '2027-01-11', '2027-01-25');
    insert into bank_transactions (id, transaction_key, source, household_id, value_date, amount_cents, returned_on, created_at)
      overriding system value values (1, '1', 'manual', 1, '2027-01-11', 8000, null, now()),
        (2, '2', 'manual', 1, '2027-01-11', 700, '2027-01-12', now()), (3, '3', 'statement', 1, '2027-01-11', -900, null, now());
    insert into payment_allocations (bank_transaction_id, sale_invoice_id, amount_cents, created_at, reversed_at)
      values (1, 1, 6000, now(), null), (1, 1, 1000, now(), now());
    insert into refunds (id, household_id, amount_cents, value_date, reason, created_at, undone_at) overriding system value
      values (1, 1, 500, '2027-01-11', '', now(), null), (2, 1, 300, '2027-01-11', '', now(), now());
    insert into refund_parts (refund_id, bank_transaction_id, amount_cents) values (1, 1, 400), (1, 2, 100), (2, 1, 300)`.execute(
    db,
  );

  const read = () => db.selectFrom('bank_transactions').select(['spent_cents', 'rest_cents']).orderBy('id').execute();
  expect(await read()).toEqual([
    { spent_cents: 6_400, rest_cents: 1_600 },
    { spent_cents: 100, rest_cents: -100 },
    { spent_cents: 0, rest_cents: 0 },
  ]);
  expect([await freeOfHousehold(db, 1), await wrongAllocatedSums(db)]).toEqual([1_500, []]);
  await sql`update bank_transactions set spent_cents = 6399 where id = 1`.execute(db);
  expect(await wrongAllocatedSums(db)).toEqual([{ id: 1 }]);
  await pool.end();
  await drop();
});

/** Paid invoices of a household, each with its payment. */
async function settleMany({ household_id }: TestHousehold): Promise<void> {
  const { db } = server.context;
  const { rows } = await sql<{ ids: number[] }>`
    with invoices as (insert into sale_invoices (household_id, type, status_id, bill_number, payment_reference, billed_year,
        amount_cents, paid_cents, created_at, date, due_date, settled_on)
      select ${household_id}, 'sim', 3, ${household_id} || '/' || n, ${household_id} || '/' || n, 2027, 6000, 6000, now(), '2027-01-11', '2027-01-25', '2027-01-11'
      from generate_series(1, ${MANY}::integer) n returning id)
    select array_agg(id) as ids from invoices`.execute(db);
  const ids = rows[0]?.ids ?? [];
  await sql`insert into bank_transactions (transaction_key, source, household_id, value_date, amount_cents, created_at)
    select 'many/' || id, 'manual', ${household_id}, '2027-01-11', 6000, now()
    from unnest(${ids}::integer[]) id`.execute(db);
  await sql`insert into payment_allocations (bank_transaction_id, sale_invoice_id, amount_cents, created_at)
    select t.id, i.id, 6000, now() from unnest(${ids}::integer[]) i (id)
    join bank_transactions t on t.transaction_key = 'many/' || i.id`.execute(db);
  await sql`analyze`.execute(db);
}

type Plan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};
type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };

/** The number of rows that all steps of a query plan have read. */
function rowsRead(plan: Plan | undefined): number {
  if (!plan) throw new Error('there is no plan');
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), own);
}

/** How many rows the database reads for a query, by EXPLAIN ANALYZE. */
async function rowsReadIn(ask: (db: Reader) => Promise<unknown>): Promise<number> {
  const plans: (Plan | undefined)[] = [];
  const explained: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const { sqlFragments, ...raw } = node as RawNode;
      const [first, ...others] = sqlFragments;
      return { ...raw, sqlFragments: [`explain (analyze, format json) ${first}`, ...others] };
    },
    transformResult: async ({ result }) => {
      plans.push((result.rows[0] as Explained | undefined)?.['QUERY PLAN'][0].Plan);
      return result;
    },
  };
  await ask(server.context.db.withPlugin(explained));
  return plans.reduce((sum, plan) => sum + rowsRead(plan), 0);
}
