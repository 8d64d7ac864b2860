import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { listRuns } from '../platform/runs/runs.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aHousehold } from '../testing/builders.ts';
import { aCoveredPerson, withDemoFees } from '../testing/invoicingBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { wrongContributions } from './invoicing.checks.ts';
import { yearlyRunBy } from './yearlyRun.jobs.ts';

/** The fee of somebody born in 2018 in the demo table. */
const SPOUSE_CENTS = 4_500;

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

/** Ends every connection of the run, as if its process were killed: what is not committed is lost. */
async function kill(): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

// proves: promise.11
it('killed five times half-way, the yearly run ends as if nothing had happened', async () => {
  const households: number[] = [];
  for (let count = 0; count < 24; count += 1) {
    const household = await aHousehold(server, { status: 'active' });
    if (count % 3 === 0) await aCoveredPerson(server, household, { status: 'active', membership_basis: 'spouse' });
    households.push(household.household_id);
  }
  const { sendJobs } = server.context;
  let batches = 0;
  let kills = 0;
  const context = {
    ...server.context,
    sendJobs: async (...jobs: Parameters<typeof sendJobs>) => {
      batches += 1;
      if (batches % 2 === 0 && kills < 5) {
        kills += 1;
        await kill();
      }
      await sendJobs(...jobs);
    },
  };

  for (let runs = 0; runs < 20; runs += 1) {
    const run = await runToEnd(context, yearlyRunBy(3), { year: 2027 }).catch(() => undefined);
    if (run?.outcome === 'done') break;
  }

  const { db } = server.context;
  const invoices = await db
    .selectFrom('sale_invoices')
    .select(['household_id', 'bill_number', 'amount_cents', 'status_id', 'date'])
    .orderBy('id')
    .execute();
  expect(kills).toBe(5);
  expect(invoices).toEqual(
    households.map((household_id, place) => ({
      household_id,
      bill_number: `2027-${String(place + 1).padStart(6, '0')}`,
      amount_cents: place % 3 === 0 ? 6_000 + SPOUSE_CENTS : 6_000,
      status_id: 2,
      date: '2027-01-11',
    })),
  );
  expect(await listRuns(db, 9)).toMatchObject([{ outcome: 'done', done: 24, failed: 0, total: 24 }]);
  const { rows } = await sql`select
    (select count(*) from sale_invoice_items) as items, (select count(*) from notifications) as news,
    (select count(distinct household_id) from notifications) as told, (select count(*) from mails) as mails,
    (select count(distinct recipient) from mails) as mailed,
    (select count(*) from pgboss.job where name = 'mail.send') as jobs`.execute(db);
  expect(rows).toEqual([{ items: 32, news: 24, told: 24, mails: 24, mailed: 24, jobs: 24 }]);
  expect(await wrongContributions(db)).toEqual([]);

  await server.runJobs();
  expect(server.mails.map(({ to }) => to).sort()).toEqual([...new Set(server.mails.map(({ to }) => to))].sort());
  expect(server.mails).toHaveLength(24);
});
