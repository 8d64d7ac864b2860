import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { patience } from '../../../scripts/lib/patience.mjs';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { openDatabase, runSql } from '../db.ts';
import { openJobs } from '../jobs.ts';
import { inChange } from '../work.ts';
import { defineRun, getRun, listRuns, requestStop, startRun } from './runs.ts';
import { jobsOfRuns, runToEnd } from './worker.ts';

const system = { kind: 'system' } as const;

/** Writes of the steps, in a table of the test. */
let inStep = async () => {};
const counting = defineRun({
  kind: 'test.counting',
  payload: z.object({ upTo: z.int() }),
  position: z.object({ after: z.int() }),
  total: async (_context, { upTo }) => upTo,
  step: async ({ change, payload: { upTo }, position }) => {
    const number = (position?.after ?? 0) + 1;
    await runSql(change.tx, 'insert into counted (number) values ($1)', [number]);
    await inStep();
    return { next: number < upTo ? { after: number } : undefined, done: 1 };
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.change(({ tx }) => runSql(tx, 'create table counted (id serial, number integer)'));
});
beforeEach(async () => {
  inStep = async () => {};
  await server.change(({ tx }) => runSql(tx, 'truncate counted, runs'));
});
afterAll(() => server.stop());

async function counted(): Promise<number[]> {
  const { rows } = await server.change(({ tx }) => runSql(tx, 'select number from counted order by id'));
  return rows.map(({ number }) => Number(number));
}

async function aWorker() {
  const own = openDatabase(server.connection, { poolSize: 5, patience: 'clockwork' });
  const runner = await openJobs(own.pool, jobsOfRuns([counting as never]), server.context.log);
  const context = { ...server.context, db: own.db, sendJob: runner.send };
  return {
    start: (upTo: number) => inChange(context, system, (change) => startRun(change, counting, { upTo })),
    work: () => runner.work(context),
    stop: async () => {
      await runner.stop();
      await own.db.destroy();
    },
  };
}

describe('a run', () => {
  it('works step by step to its end, and reports its progress', async () => {
    const { outcome, done, failed, total } = await runToEnd(server.context, counting, { upTo: 4 });

    expect({ outcome, done, failed, total }).toEqual({ outcome: 'done', done: 4, failed: 0, total: 4 });
    expect(await counted()).toEqual([1, 2, 3, 4]);
  });

  it('continues where it was, however often it is interrupted: no step is lost or done twice', async () => {
    let steps = 0;
    inStep = async () => {
      steps += 1;
      if (steps % 2 === 1) throw new Error('the machine went away');
    };

    for (let tries = 0; (await counted()).length < 5; tries += 1) {
      await runToEnd(server.context, counting, { upTo: 5 }).catch(() => undefined);
      expect(tries).toBeLessThan(20);
    }

    expect(await counted()).toEqual([1, 2, 3, 4, 5]);
    expect(await listRuns(server.context.db, 10)).toMatchObject([{ outcome: 'done', done: 5 }]);
  });

  it('started twice is one run while it has not ended', async () => {
    const ids = await server.change(async (change) => [
      await startRun(change, counting, { upTo: 2 }),
      await startRun(change, counting, { upTo: 2 }),
    ]);

    expect(ids[0]).toBe(ids[1]);
    expect(await runToEnd(server.context, counting, { upTo: 2 })).toMatchObject({ id: ids[0], outcome: 'done' });
    expect((await runToEnd(server.context, counting, { upTo: 2 })).id).not.toBe(ids[0]);
  });

  it('stops after the present step when a clerk asks for it, and stays stopped', async () => {
    const id = await server.change((change) => startRun(change, counting, { upTo: 5 }));
    inStep = async () => {
      if ((await counted()).length === 1) await server.change((change) => requestStop(change, id));
    };

    const run = await runToEnd(server.context, counting, { upTo: 5 });

    expect(run).toMatchObject({ id, outcome: 'stopped', done: 2 });
    expect(await counted()).toEqual([1, 2]);
    expect(await server.change((change) => requestStop(change, id))).toBe(false);
    expect(await server.change((change) => requestStop(change, 999_999))).toBeUndefined();
  });

  it('that fails again and again ends as failed, and does not keep others waiting', async () => {
    const broken = await server.change((change) => startRun(change, counting, { upTo: 7 }));
    inStep = async () => {
      throw new Error('never');
    };
    const run = () => runToEnd(server.context, counting, { upTo: 7 });

    for (let tries = 1; tries < 20; tries += 1) await expect(run()).rejects.toThrow('never');
    expect(await run()).toMatchObject({ id: broken, outcome: 'failed', done: 0 });
    inStep = async () => {};

    expect(await runToEnd(server.context, counting, { upTo: 1 })).toMatchObject({ outcome: 'done' });
  });
});

describe('several processes', () => {
  it('work on one step at a time, and on the oldest run first', async () => {
    const workers = await Promise.all([aWorker(), aWorker(), aWorker()]);
    let atOnce = 0;
    let most = 0;
    inStep = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await wait(20);
      atOnce -= 1;
    };
    const ids = [];
    for (const [index, worker] of workers.entries()) ids.push(await worker.start(3 + index));

    await Promise.all(workers.map(({ work }) => work()));
    await expect
      .poll(async () => (await listRuns(server.context.db, 9)).filter(({ outcome }) => outcome).length)
      .toBe(3);
    await Promise.all(workers.map(({ stop }) => stop()));

    expect(most).toBe(1);
    expect(await counted()).toEqual([1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5]);
  });

  it('share a run: one that is told to end leaves the rest to the next', async () => {
    const first = await aWorker();
    const id = await first.start(12);
    inStep = () => wait(30);
    await first.work();
    await expect.poll(async () => (await counted()).length).toBeGreaterThan(2);
    await first.stop();
    const halfWay = await getRun(server.context.db, id);

    const second = await aWorker();
    await second.work();
    await expect
      .poll(async () => (await getRun(server.context.db, id)).outcome, { timeout: patience(15_000) })
      .toBe('done');
    await second.stop();

    expect(halfWay.outcome).toBeNull();
    expect(halfWay.done).toBeLessThan(12);
    expect(await counted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
