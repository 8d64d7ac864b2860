import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRuns } from '../../platform/runs/runs.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { sendBankFile } from '../../testing/bank/bankBuilders.ts';
import { aBankFile, type Movement } from '../../testing/bank/bankFiles.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aServerWithClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { allocatedBeyondAmount, allocatedWithoutHousehold, wrongSums } from '../payments.checks.ts';
import { bookBankLinesBy } from './bank.jobs.ts';

const PAYERS = 24;
/** So many that a run has to book the file. */
const GIFTS = 201;

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

/** Ends every connection of the run, as if its process were killed: what is not committed is lost. */
async function kill(): Promise<void> {
  const killer = new pg.Client(server.connection);
  await killer.connect();
  await killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await killer.end();
}

/** Kills the process five times, at every second batch of mails. */
function aDeadlyContext() {
  const { sendJobs } = server.context;
  const count = { batches: 0, kills: 0 };
  const context = {
    ...server.context,
    sendJobs: async (...jobs: Parameters<typeof sendJobs>) => {
      count.batches += 1;
      if (count.batches % 2 === 0 && count.kills < 5) {
        count.kills += 1;
        await kill();
      }
      await sendJobs(...jobs);
    },
  };
  return { context, count };
}

async function sent(movements: readonly Movement[]): Promise<number> {
  const { body } = await sendBankFile(client, aBankFile(movements));
  expect(body).toMatchObject({ is_unfinished: true });
  return (body as { id: number }).id;
}

// proves: promise.11
it('two large overlapping files end up the same if the run is killed five times half-way', async () => {
  const paid: Movement[] = [];
  for (let count = 0; count < PAYERS; count += 1) {
    const household = await aHousehold(server, { status: 'active' });
    paid.push({ reference: `P${count}`, text: (await anInvoice(server, household)).bill_number });
  }
  const gifts = (name: string) =>
    Array.from({ length: GIFTS }, (_, place) => ({ reference: `${name}${place}`, text: 'Spende' }));
  const files = [await sent([...gifts('one'), ...paid.slice(0, 16)]), await sent([...gifts('two'), ...paid.slice(8)])];
  const { context, count } = aDeadlyContext();

  const isDone = async (statement_id: number) =>
    (await listRuns(server.context.db, 9)).some(
      ({ payload, outcome }) =>
        outcome === 'done' && (payload as { statement_id: number }).statement_id === statement_id,
    );
  const bookOften = async (statement_id: number) => {
    for (let tries = 0; tries < 40 && !(await isDone(statement_id)); tries += 1)
      await runToEnd(context, bookBankLinesBy(3), { statement_id }).catch(() => undefined);
  };
  // the query for the outcome may be killed as well
  for (let tries = 0; tries < 9; tries += 1) await Promise.all(files.map(bookOften)).catch(() => undefined);

  const { db } = server.context;
  expect(count.kills).toBe(5);
  expect((await listRuns(db, 9)).sort((one, other) => one.id - other.id)).toMatchObject([
    { outcome: 'done', done: GIFTS + 16, failed: 0, total: GIFTS + 16 },
    { outcome: 'done', done: GIFTS + 8, failed: 0, total: GIFTS + 8 },
  ]);
  const { rows } = await sql`select
    (select count(*) from sale_invoices where status_id = 3 and paid_cents = 6000 and settled_on = '2027-01-11') as paid,
    (select count(*) from payment_allocations) as parts, (select count(*) from notifications) as news,
    (select count(distinct household_id) from notifications) as told, (select count(*) from mails) as mails,
    (select count(*) from audit_log where action = 'payment.matched') as audited,
    (select count(*) from pgboss.job where name = 'mail.send') as jobs`.execute(db);
  const each = { parts: PAYERS, news: PAYERS, told: PAYERS, mails: PAYERS, audited: PAYERS, jobs: PAYERS };
  expect(rows).toEqual([{ paid: PAYERS, ...each }]);
  expect([await wrongSums(db), await allocatedBeyondAmount(db), await allocatedWithoutHousehold(db)]).toEqual([
    [],
    [],
    [],
  ]);
});
