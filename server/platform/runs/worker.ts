import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { system } from '../actor.ts';
import type { Change, Context, Job } from '../context.ts';
import { allowIdleTransaction, type Tx } from '../db.ts';
import { defineJob } from '../jobs.ts';
import { inChange } from '../work.ts';
import type { RunOutcome, RunRow } from './runs.tables.ts';
import {
  deleteRunsBefore,
  enterRun,
  findUnfinished,
  getRun,
  type RunKind,
  type Stepped,
  startRun,
  WORK,
} from './runs.ts';

/** A step that throws so often ends the run: after some two hours with the queue's pauses (`jobs.ts`). */
const MOST_TRIES = 20;
/** How long one kind is worked on before other kinds have their turn. */
const TURN_MS = 5_000;
/** Longer than the queue's pause between two attempts, so that runs with a job are left alone. */
const FORGOTTEN_MS = 15 * 60_000;
/** After their end; stated in the data protection text. */
export const RUNS_KEPT_DAYS = 90;
const KEPT_MS = RUNS_KEPT_DAYS * 24 * 3_600_000;
const BUSY_PAUSE_MS = 100;
const SHARE_BESIDE_CALLS = 0.25;
/** The first half of the advisory lock of a kind; the second is the kind. */
const LOCK = 385_331_479;

/** The result of an attempt at the next step: `more` was done, nothing is left, or another process is working on it. */
type Found = 'more' | 'nothing' | 'busy';

/**
 * The jobs that work on these kinds of runs, and one for each kind that starts a run of it: by the calendar, or for a job that an
 * earlier version queued.
 */
export function jobsOfRuns(kinds: readonly RunKind[]): Job[] {
  const work = defineJob({
    ...WORK,
    run: (context, { kind: name }, signal) => {
      const kind = kinds.find((each) => each.kind === name);
      if (!kind) throw new Error(`there are no runs of the kind ${name}`);
      return workInTurn(context, kind, signal);
    },
  });
  return [work as Job, takeUpRuns as Job, ...kinds.map(beginning)];
}

function beginning(kind: RunKind): Job {
  const { kind: name, payload, every } = kind;
  const run = async (context: Context, asked: unknown) => {
    await inChange(context, system, (change) => startRun(change, kind, asked));
  };
  return defineJob({ name, payload, ...(every ? { every } : {}), run });
}

/** Starts a run and works on it until it has ended, even beside other processes: for commands and tests. */
export async function runToEnd<S extends z.ZodType, P extends z.ZodType>(
  context: Context,
  kind: RunKind<S, P>,
  asked: z.input<S>,
): Promise<RunRow> {
  const payload = kind.payload.parse(asked) as object;
  const id = await inChange(context, system, (change) => enterRun(change, kind.kind, payload));
  for (let run = await getRun(context.db, id); ; run = await getRun(context.db, id)) {
    if (run.outcome) return run;
    if ((await workOnce(context, kind as RunKind)) === 'busy') await wait(BUSY_PAUSE_MS);
  }
}

/** Works on the kind's runs until none is left, the turn is over, or `signal` is aborted; the rest gets a job. */
async function workInTurn(context: Context, kind: RunKind, signal: AbortSignal | undefined): Promise<void> {
  const until = performance.now() + TURN_MS;
  for (let found: Found = 'more'; found === 'more'; ) {
    if (signal?.aborted || performance.now() > until) return goOnLater(context, kind);
    const begun = performance.now();
    found = await workOnce(context, kind);
    await context.traffic.stepAside(performance.now() - begun);
  }
}

/** One step of the oldest run of a kind. Throws errors that may not occur the next time. */
async function workOnce(context: Context, kind: RunKind): Promise<Found> {
  let at: RunRow | undefined;
  try {
    return await inChange(context, system, async (change) => {
      await allowIdleTransaction(change.tx);
      if (!(await isMine(change.tx, kind))) return 'busy';
      at = await findUnfinished(change.tx, kind);
      if (!at) return 'nothing';
      await (at.stop_wanted_at ? end(change, at, 'stopped') : step(context, change, kind, at));
      return 'more';
    });
  } catch (error) {
    if (!at || !(await hasFailed(context, at))) throw error;
    context.log.error({ err: error, kind: at.kind, run: at.id }, 'run failed');
    return 'more';
  }
}

/** Locks the kind for this transaction; false if another process has the lock. */
async function isMine(tx: Tx, { kind }: RunKind): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${kind})) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}

async function step(context: Context, change: Change<typeof system>, kind: RunKind, run: RunRow): Promise<void> {
  const payload = kind.payload.parse(run.payload);
  const position = run.position === null ? undefined : kind.position.parse(run.position);
  const total = run.started_at ? run.total : ((await kind.total?.(context, payload)) ?? null);
  const share = context.traffic.isBusy() ? SHARE_BESIDE_CALLS : 1;
  const stepped = await kind.step({ context, change, payload, position, share });
  await keepStep(change, { ...run, total }, stepped);
}

async function keepStep(change: Change, run: RunRow, { next, done, failed = 0 }: Stepped<unknown>): Promise<void> {
  const { tx, now } = change;
  const counts = { done: run.done + done, failed: run.failed + failed };
  await tx
    .updateTable('runs')
    .set({ ...counts, total: run.total, started_at: run.started_at ?? now, worked_at: now, tries: 0 })
    .set(next === undefined ? {} : { position: JSON.stringify(next) })
    .where('id', '=', run.id)
    .execute();
  if (next === undefined) await end(change, run, 'done');
}

async function end({ tx, now }: Change, { id }: RunRow, outcome: RunOutcome): Promise<void> {
  await tx.updateTable('runs').set({ outcome, ended_at: now }).where('id', '=', id).execute();
}

/** Counts a step that has thrown; returns whether the run has failed with that. */
async function hasFailed(context: Context, run: RunRow): Promise<boolean> {
  return inChange(context, system, async (change) => {
    const { tries } = await change.tx
      .updateTable('runs')
      .set((eb) => ({ tries: eb('tries', '+', 1), worked_at: change.now }))
      .where('id', '=', run.id)
      .returning('tries')
      .executeTakeFirstOrThrow();
    if (tries < MOST_TRIES) return false;
    await end(change, run, 'failed');
    return true;
  });
}

async function goOnLater(context: Context, { kind }: RunKind): Promise<void> {
  await inChange(context, system, async (change) => {
    if (await findUnfinished(change.tx, { kind })) await enqueueWork(change, kind);
  });
}

async function enqueueWork(change: Change, kind: string): Promise<void> {
  await change.enqueue(WORK, { kind });
}

/** Continues runs whose job was lost, as after a restored backup, and deletes those that ended long ago. */
const takeUpRuns = defineJob({
  name: 'run.take_up_again',
  payload: z.object({}),
  every: '*/15 * * * *',
  run: async (context) => {
    await inChange(context, system, async (change) => {
      const now = change.now.getTime();
      await deleteRunsBefore(change.tx, new Date(now - KEPT_MS));
      const forgotten = await change.tx
        .selectFrom('runs')
        .select('kind')
        .distinct()
        .where('outcome', 'is', null)
        .where((eb) => eb.fn.coalesce('worked_at', 'created_at'), '<', new Date(now - FORGOTTEN_MS))
        .execute();
      for (const { kind } of forgotten) await enqueueWork(change, kind);
    });
  },
});
