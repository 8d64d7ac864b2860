import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { patience } from '../../../scripts/lib/patience.mjs';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../db.ts';
import { defineJob, openJobs } from '../jobs.ts';
import { inChange } from '../work.ts';
import { defineRun, startRun } from './runs.ts';
import { jobsOfRuns } from './worker.ts';

const shares: number[] = [];
const counting = defineRun({
  kind: 'test.making_way',
  payload: z.object({ upTo: z.int() }),
  position: z.object({ after: z.int() }),
  step: async ({ payload: { upTo }, position, share }) => {
    shares.push(share);
    const number = (position?.after ?? 0) + 1;
    return { next: number < upTo ? { after: number } : undefined, done: 1 };
  },
});
const letters = defineJob({ name: 'test.letters', payload: z.object({}), atOnce: 2, taken: 6, run: async () => {} });
const single = defineJob({ name: 'test.single', payload: z.object({}), run: async () => {} });

let server: TestServer;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let own: ReturnType<typeof openDatabase>;
let runner: Awaited<ReturnType<typeof openJobs>>;
let context: Context;
let isBusy = false;
let asides: number[] = [];

beforeAll(async () => {
  server = await startTestServer();
  database = await createTestDatabase();
  own = openDatabase(database.connection, { poolSize: 6, patience: 'clockwork' });
  runner = await openJobs(own.pool, [...jobsOfRuns([counting as never]), letters, single], server.context.log);
  const traffic = {
    ...server.context.traffic,
    isBusy: () => isBusy,
    stepAside: async (workedMs: number) => void asides.push(workedMs),
  };
  context = { ...server.context, traffic, db: own.db, sendJob: runner.send, sendJobs: runner.sendAll };
});
afterAll(async () => {
  await runner.stop();
  await own.db.destroy();
  await database.drop();
  await server.stop();
});
beforeEach(() => {
  asides = [];
  shares.length = 0;
});

it.each([
  [false, 1],
  [true, 0.25],
])(
  'while somebody is answered (%s) a step of long work is of size %d, and it makes way after each step',
  async (is, share) => {
    isBusy = is;
    await inChange(context, { kind: 'system' }, (change) => startRun(change, counting, { upTo: 3 }));
    await runner.drain(context);

    expect(shares).toEqual([share, share, share]);
    expect(asides.length).toBeGreaterThanOrEqual(3);
    expect(asides.every((workedMs) => workedMs > 0)).toBe(true);
  },
);

it('jobs that follow each other in numbers make way after each; a single one does not', async () => {
  await own.db.transaction().execute(async (tx) => {
    await runner.sendAll(tx, letters.name, [{}, {}, {}, {}]);
    await runner.send(tx, single.name, {});
  });
  await runner.work(context);

  const left = "select count(*)::int as left from pgboss.job where name like 'test.%' and state <> 'completed'";
  await expect
    .poll(async () => (await own.pool.query(left)).rows, { timeout: patience(20_000) })
    .toEqual([{ left: 0 }]);
  expect(asides).toHaveLength(4);
});

it('every call of the interface counts while it is answered', async () => {
  const seen: boolean[] = [];
  const { traffic } = server.context;
  server.context.traffic = {
    ...traffic,
    answering: async (work) => {
      const answer = await traffic.answering(() => {
        seen.push(traffic.isBusy());
        return work();
      });
      return answer;
    },
  };
  await server.app.inject('/api/v1/countries');

  expect(seen).toEqual([true]);
});
