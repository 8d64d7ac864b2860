import pg from 'pg';
import { expect, it } from 'vitest';
import { runToEnd } from '../platform/runs/worker.ts';
import { dirtyHouseholds } from '../testing/movingIn/dirtyHouseholds.ts';
import { agreed, aTakeOver, rowsOf } from '../testing/movingIn/takeOverBuilders.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';
import { runTakeOverBy, undoTakeOverBy } from './takeOvers.jobs.ts';

const killed = testServer();
const spared = testServer();

const LIST = dirtyHouseholds(40, 31);
const IN_STEP = 4;

/** Ends every connection, as if the process were killed: what is not committed is lost. */
async function kill(server: TestServer): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** The context of a process that is killed in the middle of every second step. */
function dying(server: TestServer, kills: { count: number; most: number }) {
  let changes = 0;
  return {
    ...server.context,
    afterChange: async () => {
      changes += 1;
      if (changes % 3 !== 2 || kills.count >= kills.most) return;
      kills.count += 1;
      await kill(server);
    },
  };
}

async function work(
  server: TestServer,
  kind: ReturnType<typeof runTakeOverBy>,
  take_over_id: number,
  most: number,
): Promise<number> {
  const kills = { count: 0, most };
  for (let tries = 0; tries < 200; tries += 1) {
    const run = await runToEnd(dying(server, kills), kind, { take_over_id }).catch(() => undefined);
    if (run?.outcome === 'done') return kills.count;
  }
  throw new Error('the run never ended');
}

async function endOf(server: TestServer, id: number) {
  const { db } = server.context;
  const rows = (await rowsOf(server, id)).map(({ id: _, household_id, ...row }) => ({
    ...row,
    is_made: household_id !== null,
  }));
  const people = await db
    .selectFrom('members')
    .select(['first_name', 'status', 'active_from', 'waiting_until'])
    .orderBy('id')
    .execute();
  const invoices = await db
    .selectFrom('sale_invoices')
    .select(['bill_number', 'amount_cents', 'status_id'])
    .orderBy('bill_number')
    .execute();
  const steps = await db.selectFrom('status_history').select(['to_status', 'effective_on']).orderBy('id').execute();
  const mails = await db.selectFrom('mails').select('id').execute();
  return { rows, people, invoices, steps, mails };
}

it('killed again and again, a run and its undoing end as if nothing had happened, and nothing leaves', async () => {
  const [one, other] = [await aTakeOver(killed, LIST), await aTakeOver(spared, LIST)];
  await agreed(killed, one);
  await agreed(spared, other);

  expect(await work(killed, runTakeOverBy(IN_STEP), one, 12)).toBe(12);
  await work(spared, runTakeOverBy(IN_STEP), other, 0);
  const made = await endOf(killed, one);
  expect(made).toEqual(await endOf(spared, other));
  expect(made.people.length).toBeGreaterThan(30);
  expect(made.mails).toEqual([]);

  expect(await work(killed, undoTakeOverBy(IN_STEP), one, 8)).toBe(8);
  await work(spared, undoTakeOverBy(IN_STEP), other, 0);
  const undone = await endOf(killed, one);
  expect(undone).toEqual(await endOf(spared, other));
  expect(undone.people).toEqual([]);
});
