import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { patience } from '../../scripts/lib/patience.mjs';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { type Database, openDatabase } from './db.ts';
import { defineJob, openJobs } from './jobs.ts';

/** Half a day from now, so that no nightly schedule falls into the test itself. */
const HOUR = (new Date().getUTCHours() + 12) % 24;

const ran: Date[] = [];
const nightly = defineJob({
  name: 'test.nightly',
  payload: z.object({}),
  every: `10 ${HOUR} * * *`,
  run: async ({ clock }) => void ran.push(clock.now()),
});

const done: string[] = [];
const errand = defineJob({
  name: 'test.errand',
  payload: z.object({ what: z.string() }),
  run: async (_context, { what }) => void done.push(what),
});

let begun = 0;
const long = defineJob({
  name: 'test.long',
  payload: z.object({}),
  run: async () => {
    begun += 1;
    await wait(4_000);
  },
});

let underWay = 0;
let mostUnderWay = 0;
let numbers: number[] = [];
const several = defineJob({
  name: 'test.several',
  payload: z.object({ number: z.int() }),
  atOnce: 2,
  taken: 6,
  run: async (_context, { number }) => {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await wait(200);
    underWay -= 1;
    numbers.push(number);
  },
});

let server: TestServer;
let calendar: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  calendar = await createTestDatabase();
  db = openDatabase(calendar.connection, { poolSize: 1 }).db;
});
afterAll(async () => {
  await db.destroy();
  await calendar.drop();
  await server.stop();
});

test('a night on which the machine was off is made up for at the next start, once', async () => {
  const first = await aClockwork();
  await first.work();
  await first.stop();
  await leaveAlone({ days: 3 });

  // two processes of one product
  const both = await Promise.all([aClockwork(), aClockwork()]);
  await Promise.all(both.map(({ work }) => work()));

  await expect.poll(() => ran.length, { timeout: patience(15_000) }).toBe(1);
  await expect.poll(openJobsOfTheCalendar).toBe(0);
  expect(await timesAsked()).toBe(1);
  await Promise.all(both.map(({ stop }) => stop()));
});

test('a job with `goesFirst` overtakes earlier ones', async () => {
  const asking = await aClockwork();
  await db.transaction().execute(async (tx) => {
    for (const what of ['first asked', 'second asked']) await asking.send(tx, errand.name, { what });
  });
  await db.transaction().execute((tx) => asking.send(tx, errand.name, { what: 'urgent' }, { goesFirst: true }));

  await asking.work();

  await expect.poll(() => done, { timeout: patience(15_000) }).toEqual(['urgent', 'first asked', 'second asked']);
  await asking.stop();
});

test('a job that takes longer than the queue’s timeout is not started again while it runs', async () => {
  const process = await aClockwork();
  await sql`update pgboss.queue set expire_seconds = 1, retry_delay = 0, retry_backoff = false`.execute(db);
  await db.transaction().execute((tx) => process.send(tx, long.name, {}));

  await process.work();

  await expect.poll(() => begun, { timeout: patience(15_000) }).toBe(1);
  const over = sql`name = ${long.name} and state = 'completed'`;
  await expect.poll(() => countJobs(over), { timeout: patience(15_000) }).toBe(1);
  expect(begun).toBe(1);
  await process.stop();
});

test('of the jobs fetched together only some run at once; those not started when the process ends are done by the next one', async () => {
  numbers = [];
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  const first = await aClockwork();
  const payloads = all.map((number) => ({ number }));
  await db.transaction().execute((tx) => first.sendAll(tx, several.name, payloads));
  await first.work();
  await expect.poll(() => numbers.length, { timeout: patience(15_000) }).toBeGreaterThan(0);
  await first.stop();
  const before = numbers.length;
  await sql`update pgboss.job set start_after = now() where name = ${several.name} and state = 'retry'`.execute(db);

  const second = await aClockwork();
  await second.work();
  await expect.poll(() => numbers.length, { timeout: patience(30_000) }).toBe(all.length);
  await second.stop();

  expect(before).toBeLessThan(all.length);
  expect(mostUnderWay).toBe(2);
  expect(numbers.toSorted()).toEqual(all);
});

test('a queue is set up once, and again if an older version gave it other settings', async () => {
  await (await aClockwork()).stop();
  const queues = () =>
    sql<{ name: string; retry_limit: number }>`
      select name, retry_limit, updated_on from pgboss.queue where name like 'test.%' order by name`.execute(db);
  const { rows: before } = await queues();

  await (await aClockwork()).stop();
  expect((await queues()).rows).toEqual(before);

  await sql`update pgboss.queue set retry_limit = 1 where name = ${errand.name}`.execute(db);
  await (await aClockwork()).stop();
  expect((await queues()).rows.map(({ retry_limit }) => retry_limit)).toEqual([60, 60, 60, 60]);
});

/** A process of the product that only follows the calendar. */
async function aClockwork() {
  const own = openDatabase(calendar.connection, { poolSize: 5, patience: 'clockwork' });
  const runner = await openJobs(own.pool, [nightly, errand, long, several], server.context.log);
  return {
    send: runner.send,
    sendAll: runner.sendAll,
    work: () => runner.work(server.context),
    stop: async () => {
      await runner.stop();
      await own.db.destroy();
    },
  };
}

/** As if everything in the calendar's tables had been written so long ago. */
async function leaveAlone({ days }: { days: number }): Promise<void> {
  await sql`update pgboss.version set cron_on = cron_on - make_interval(days => ${days})`.execute(db);
  await sql`update pgboss.schedule set created_on = created_on - make_interval(days => ${days})`.execute(db);
}

async function timesAsked(): Promise<number> {
  return countJobs(sql`name = ${nightly.name}`);
}

async function openJobsOfTheCalendar(): Promise<number> {
  return countJobs(sql`name = '__pgboss__send-it' and state < 'completed'`);
}

async function countJobs(which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pgboss.job where ${which}`.execute(db);
  return rows[0]?.count ?? 0;
}
