import type { Pool } from 'pg';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import type { z } from 'zod';
import type { Context, Job, SendOptions } from './context.ts';
import { runSql, type Tx } from './db.ts';
import type { Log } from './log.ts';

/** `defineJob({ name: 'mail.send', payload: z.object({ mail_id: z.int() }), run })` */
export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}

/** Work that was due while no process ran is done by the next one, once: all jobs may be repeated (D48). */
const CALENDAR = { tz: 'Europe/Vienna', missed: 'once' } as const;
const QUEUE = {
  retryLimit: 60,
  retryBackoff: true,
  retryDelay: 5,
  retryDelayMax: 300,
  // The job of a killed process is started again after a minute or two.
  heartbeatSeconds: 60,
  // The longest that the queue allows: an expired job is started again while it still runs. Long work is split into steps
  // (`runs/runs.ts`).
  expireInSeconds: 86_399,
} as const;
const SETTINGS = Object.keys(QUEUE) as (keyof typeof QUEUE)[];
const POLLING_SECONDS = 2;
/** A number that no other lock uses. */
const OPENING_LOCK = 3_853_314_793;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export type JobRunner = {
  send(tx: Tx, name: string, payload: object, options?: SendOptions): Promise<void>;
  /** `send` for many payloads at once. */
  sendAll(tx: Tx, name: string, payloads: readonly object[]): Promise<void>;
  /** Starts to work: fetches, runs, retries, and follows the calendar. Called again after a failure it starts the rest. */
  work(context: Context): Promise<void>;
  /** Runs everything that is due, once; returns how many jobs ran. For tests and the command line. */
  drain(context: Context): Promise<number>;
  stop(): Promise<void>;
};

/** Opens the queues in the product’s own database, so that a job is committed together with the change that needs it. */
export async function openJobs(
  pool: Pool,
  jobs: readonly Job[],
  log: Log,
  options: { alone?: boolean } = {},
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values ? [...values] : undefined) },
    persistWarnings: false,
    // tests and single commands need no maintenance of the queue
    ...(options.alone ? { supervise: false, schedule: false } : {}),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await oneAtATime(pool, async () => {
    await boss.start();
    const open = new Set((await boss.getQueues()).filter(hasOurSettings).map(({ name }) => name));
    await Promise.all(jobs.filter(({ name }) => !open.has(name)).map((job) => openQueue(boss, job)));
  });
  const workers = new Map<string, string>();
  const ending = new AbortController();
  return {
    send: async (tx, name, payload, options) => {
      const priority = options?.goesFirst ? 1 : 0;
      await boss.send(name, payload, { db: fromKysely(tx), startAfter: options?.startAfterSeconds, priority });
      nudge(boss, workers.get(name));
    },
    sendAll: async (tx, name, payloads) => {
      if (payloads.length === 0) return;
      await boss.insert(
        name,
        payloads.map((data) => ({ data })),
        { db: fromKysely(tx) },
      );
      nudge(boss, workers.get(name));
    },
    work: (context) => startWorkers(boss, { jobs, context, workers, ending: ending.signal }),
    drain: (context) => drain(boss, jobs, context),
    stop: () => {
      ending.abort();
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Deletes jobs of one name whose payload contains these values, done or not: the queue keeps finished jobs for a while. */
export async function forgetJobs(tx: Tx, { name }: Job, payload: object): Promise<void> {
  await runSql(tx, 'delete from pgboss.job where name = $1 and data @> $2::jsonb', [name, JSON.stringify(payload)]);
}

/** The queue creates its own tables, and fails if another process does so at the same moment. */
async function oneAtATime(pool: Pool, open: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${OPENING_LOCK})`);
    await open();
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** False for a queue that an older version made with other settings, which it would keep. */
function hasOurSettings(queue: QueueResult): boolean {
  return SETTINGS.every((setting) => queue[setting] === QUEUE[setting]);
}

async function openQueue(boss: PgBoss, { name }: Job): Promise<void> {
  await boss.createQueue(name, QUEUE);
  await boss.updateQueue(name, QUEUE);
  // each queue is looked up once on a connection of its own: now, and not inside a transaction that holds one
  await boss.touch(name, NO_JOB);
}

// The job becomes visible with the commit, which follows within milliseconds; without this call it waits for the next poll.
function nudge(boss: PgBoss, workerId: string | undefined): void {
  if (workerId) setTimeout(() => boss.notifyWorker(workerId), 50).unref();
}

type Working = { jobs: readonly Job[]; context: Context; workers: Map<string, string>; ending: AbortSignal };

async function startWorkers(boss: PgBoss, { jobs, context, workers, ending }: Working): Promise<void> {
  const running = new Map<string, Promise<void>>();
  const runUnlessRunning = (job: Job, { id, data, signal, retryCount, retryLimit }: Fetched) => {
    // If the queue starts a job again that still runs here, its result is awaited instead. The result is kept for that, because
    // the first call can no longer report it to the queue.
    const run =
      running.get(id) ??
      runOne(job, context, { data, retryCount, retryLimit, signal: AbortSignal.any([signal, ending]) });
    running.set(id, run);
    return run.finally(() => signal.aborted || running.delete(id));
  };
  const start = async (job: Job) => {
    if (!workers.has(job.name)) workers.set(job.name, await begin(job));
    if (job.every) await boss.schedule(job.name, job.every, {}, CALENDAR);
  };
  const begin = async (job: Job) => {
    const polling = {
      pollingIntervalSeconds: POLLING_SECONDS,
      batchSize: job.taken ?? job.atOnce ?? 1,
      perJobResults: true,
      includeMetadata: true,
    } as const;
    return boss.work<object, void, typeof polling>(job.name, polling, async (batch) => {
      const results = await someAtOnce(batch, job.atOnce ?? 1, async (one) => {
        if (ending.aborted) return leftOver(one.id);
        const begun = performance.now();
        const result = await resultOf(one.id, runUnlessRunning(job, one));
        // only where many follow each other, such as mails
        if (job.atOnce) await context.traffic.stepAside(performance.now() - begun);
        return result;
      });
      // there may be more jobs: otherwise a yearly run's mails would be sent at one every two seconds
      boss.notifyWorker(workers.get(job.name) ?? '');
      return results;
    });
  };
  // waits until all have ended, so that none is retried beside a running one
  const failed = (await Promise.allSettled(jobs.map(start))).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Runs `work` for each item, a few in parallel; results in the order of the items. */
async function someAtOnce<T, R>(items: readonly T[], most: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [place, item] of left) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

/** A job that was fetched but not started when the process was told to end: it is fetched again soon. */
async function leftOver(id: string): Promise<JobResult> {
  return { id, status: 'failed', output: { message: 'the process went before it was begun' } };
}

/** A failing job is retried; the others beside it count as done. */
async function resultOf(id: string, run: Promise<void>): Promise<JobResult> {
  try {
    await run;
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

type Fetched = Pick<JobWithMetadata, 'id' | 'data' | 'signal' | 'retryCount' | 'retryLimit'>;
type Given = Omit<Fetched, 'id' | 'signal'> & { signal?: AbortSignal };

/** The log calls for a person (level 50) only after the last try. */
async function runOne(job: Job, context: Context, { data, signal, retryCount, retryLimit }: Given): Promise<void> {
  try {
    await job.run(context, job.payload.parse(data ?? {}), signal);
  } catch (error) {
    const isGivenUp = retryCount >= retryLimit && !job.isTakenUpAgain;
    const about = { err: error, job: job.name };
    if (isGivenUp) context.log.error(about, 'job given up');
    else context.log.warn(about, 'job failed, will be tried again');
    throw error;
  }
}

async function drain(boss: PgBoss, jobs: readonly Job[], context: Context): Promise<number> {
  let ran = 0;
  for (let before = -1; before !== ran; ) {
    before = ran;
    for (const job of jobs) ran += await drainQueue(boss, job, context);
  }
  return ran;
}

async function drainQueue(boss: PgBoss, job: Job, context: Context): Promise<number> {
  const batch = await boss.fetch<object>(job.name, { batchSize: 50, includeMetadata: true });
  for (const { id, data, retryCount, retryLimit } of batch) {
    try {
      await runOne(job, context, { data, retryCount, retryLimit });
      await boss.complete(job.name, id);
    } catch (error) {
      await boss.fail(job.name, id, { message: error instanceof Error ? error.message : String(error) });
    }
  }
  return batch.length;
}
