import { sql } from 'kysely';
import { z } from 'zod';
import { accountOf, type SystemActor } from '../actor.ts';
import type { Reader, Tx } from '../db.ts';
import type { Change, Context } from '../work.ts';
import type { RunRow } from './runs.tables.ts';

/** One bounded piece of a run's work: a second or two. */
export type Step<Payload, Position> = {
  readonly context: Context;
  /** The transaction in which the run's new position is written: what is done in it is done exactly once. */
  readonly change: Change<SystemActor>;
  readonly payload: Payload;
  /** Undefined in the first step. */
  readonly position: Position | undefined;
};

/** `next`: where the next step goes on; left out, the run is done. `done`, `failed`: items of this step. */
export type Stepped<Position> = { next?: Position | undefined; done: number; failed?: number };

/**
 * Work that may take long: a yearly run, a bank's file, the nightly work. It is done in bounded steps, and after each step the
 * database knows where the next one goes on, so that a killed process, a shutdown or a stop by the office loses nothing.
 *
 * ```ts
 * export const yearlyRun = defineRun({
 *   kind: 'invoicing.yearly_run',
 *   payload: z.object({ year: z.int() }),      // ids and numbers, never words of people
 *   position: z.object({ after: z.int() }),    // as small as it can be
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
 * A step either works in `change`, whose commit also writes the position: once, whatever is killed. Or it gives each item a
 * transaction of its own (`eachInChange(context, items, …)`), so that one bad item harms no other: then a step that is killed
 * is done again, and each item has to look under its lock whether it is done already.
 *
 * Of one kind only one step is worked at a time, in all processes together, the oldest run first. Runs of different kinds
 * take turns in a process. A step that throws is tried again, twenty times with pauses; then the run has failed. Add a kind
 * to `runKinds` in `server/topics.ts`, to `domain/runs/runs.contract.ts`, and its name to `texts/office/officeRuns.*.ts`.
 */
export type RunKind<S extends z.ZodType = z.ZodType, P extends z.ZodType = z.ZodType> = {
  readonly kind: string;
  readonly payload: S;
  readonly position: P;
  /** When one begins by itself, with an empty payload: a cron expression, reckoned in Vienna. */
  readonly every?: string;
  /** How many items there are, counted once before the first step; left out where nobody can tell. */
  total?(context: Context, payload: z.output<S>): Promise<number>;
  step(step: Step<z.output<S>, z.output<P>>): Promise<Stepped<z.input<P>>>;
};

export function defineRun<S extends z.ZodType, P extends z.ZodType>(kind: RunKind<S, P>): RunKind<S, P> {
  return kind;
}

/** The job that works on runs of one kind, as far as a change has to know it; `worker.ts` runs it. */
export const WORK = { name: 'run.work', payload: z.object({ kind: z.string() }) };

/**
 * Has a run worked off after the commit. One with the same payload that has not ended is the same one: asked for twice, it
 * runs once. Answers its id.
 */
export async function startRun<S extends z.ZodType, P extends z.ZodType>(
  change: Change,
  { kind, payload }: RunKind<S, P>,
  asked: z.input<S>,
): Promise<number> {
  const id = await enterRun(change, kind, payload.parse(asked) as object);
  await change.enqueue(WORK, { kind });
  return id;
}

/** The same without a job of its own: whoever enters it works on it. */
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

/** Asks a run to end after its present step; false where it has ended, undefined where there is none. */
export async function wantStop({ tx, now }: Change, id: number): Promise<boolean | undefined> {
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

/** Runs that wait or work, the oldest first, then those that ended, the newest first. */
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

export async function getRun(db: Reader, id: number): Promise<RunRow> {
  return db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function deleteRunsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('runs').where('ended_at', '<', instant).execute();
}
