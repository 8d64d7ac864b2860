import { sql } from 'kysely';
import { z } from 'zod';
import { accountOf, type SystemActor } from '../actor.ts';
import type { Change, Context } from '../context.ts';
import type { Reader, Tx } from '../db.ts';
import type { RunRow } from './runs.tables.ts';

/** One bounded piece of a run's work: a second or two. */
export type Step<Payload, Position> = {
  readonly context: Context;
  /** The transaction that also stores the run's new position: its writes happen exactly once. */
  readonly change: Change<SystemActor>;
  readonly payload: Payload;
  /** Undefined in the first step. */
  readonly position: Position | undefined;
  /** The part of a step that is done: less than 1 while people are answered, who would wait for a whole one. */
  readonly share: number;
};

/** `next`: where the next step continues; without it the run is done. `done`, `failed`: items of this step. */
export type Stepped<Position> = { next?: Position | undefined; done: number; failed?: number };

/**
 * Long work: a yearly run, a bank file, the nightly job. It is done in bounded steps, and each step stores the position of
 * the next one, so that a killed process, a shutdown or a stop by the office loses nothing.
 *
 * ```ts
 * export const yearlyRun = defineRun({
 *   kind: 'invoicing.yearly_run',
 *   payload: z.object({ year: z.int() }),      // ids and numbers, no personal data
 *   position: z.object({ after: z.int() }),    // small: stored after each step
 *   total: (context, { year }) => countUnbilled(context.db, year),
 *   step: async ({ change, payload, position }) => {
 *     const ids = await nextHouseholds(change.db, payload.year, position?.after ?? 0, 500);
 *     await bill(change, ids);
 *     return { next: ids.length > 0 ? { after: ids.at(-1) } : undefined, done: ids.length };
 *   },
 * });
 * await startRun(change, yearlyRun, { year });  // begins after the commit
 * ```
 *
 * A step either writes through `change`, whose commit also stores the position: then it happens exactly once. Or it gives
 * each item a transaction of its own (`eachInChange(context, items, …)`), so that one bad item harms no other: then a killed
 * step is repeated, and each item has to check under its lock whether it is done already.
 *
 * Only one step of a kind runs at a time, over all processes, the oldest run first. Runs of different kinds take turns in a
 * process. A step that throws is retried twenty times with pauses; then the run has failed. A new kind needs an entry in
 * `runKinds` in `server/topics.ts`, in `domain/runs/runs.contract.ts`, and its name in `texts/office/officeRuns.*.ts`.
 */
export type RunKind<S extends z.ZodType = z.ZodType, P extends z.ZodType = z.ZodType> = {
  readonly kind: string;
  readonly payload: S;
  readonly position: P;
  /** When one begins automatically, with an empty payload: a cron expression in Vienna's time zone. */
  readonly every?: string;
  /** The number of items, counted once before the first step; undefined if unknown. */
  total?(context: Context, payload: z.output<S>): Promise<number>;
  step(step: Step<z.output<S>, z.output<P>>): Promise<Stepped<z.input<P>>>;
};

export function defineRun<S extends z.ZodType, P extends z.ZodType>(kind: RunKind<S, P>): RunKind<S, P> {
  return kind;
}

/** The job that works on runs of one kind, as far as changes need it; `worker.ts` runs it. */
export const WORK = { name: 'run.work', payload: z.object({ kind: z.string() }) };

/** Starts a run after the commit. If one with the same payload has not ended, that one is used. Returns its id. */
export async function startRun<S extends z.ZodType, P extends z.ZodType>(
  change: Change,
  { kind, payload }: RunKind<S, P>,
  asked: z.input<S>,
): Promise<number> {
  const id = await enterRun(change, kind, payload.parse(asked) as object);
  await change.enqueue(WORK, { kind });
  return id;
}

/** `startRun` without its job: the caller works on it. */
export async function enterRun({ tx, now, actor }: Change, kind: string, payload: object): Promise<number> {
  const row = { kind, payload: JSON.stringify(payload), created_by: accountOf(actor), created_at: now };
  const { rows } = await sql<{ id: number }>`
    insert into runs (kind, payload, created_by, created_at)
    values (${row.kind}, ${row.payload}, ${row.created_by}, ${row.created_at})
    on conflict (kind, payload) where outcome is null do update set kind = excluded.kind
    returning id`.execute(tx);
  const [entered] = rows;
  if (!entered) throw new Error('a run was not entered');
  return entered.id;
}

/** Asks a run to end after its present step; false if it has ended, undefined if there is none. */
export async function requestStop({ tx, now }: Change, id: number): Promise<boolean | undefined> {
  const run = await tx.selectFrom('runs').select('outcome').where('id', '=', id).executeTakeFirst();
  if (!run) return undefined;
  const { numUpdatedRows } = await tx
    .updateTable('runs')
    .set({ stop_wanted_at: sql`coalesce(stop_wanted_at, ${now})` })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Waiting and working runs, the oldest first, then ended ones, the newest first. */
export async function listRuns(db: Reader, most: number): Promise<RunRow[]> {
  const unfinished = await db
    .selectFrom('runs')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  const ended = await db
    .selectFrom('runs')
    .selectAll()
    .where('outcome', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return [...unfinished, ...ended];
}

/** The newest run of a kind and payload that has not ended. */
export async function findUnfinished(db: Reader, { kind }: Pick<RunKind, 'kind'>): Promise<RunRow | undefined> {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('kind', '=', kind)
    .where('outcome', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** What the runs of a kind that have not ended are about, by a number in their payload. */
export async function listUnfinishedOf(db: Reader, kind: string, named: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (payload ->> ${named})::integer as id from runs where kind = ${kind} and outcome is null`.execute(db);
  return rows.map(({ id }) => id);
}

export async function getRun(db: Reader, id: number): Promise<RunRow> {
  return db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function deleteRunsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('runs').where('ended_at', '<', instant).execute();
}
