import { type Insertable, sql, type Updateable } from 'kysely';
import type { Day } from '../../../domain/shared/day.ts';
import type { Tables, Tx } from '../../platform/db.ts';
import './steps.tables.ts';

type Steps = Tables['death_case_steps'];

/** Leaves out those of the template that the case has already. */
export async function insertTemplateSteps(tx: Tx, rows: Insertable<Steps>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('death_case_steps')
    .values(rows)
    .onConflict((row) => row.columns(['case_id', 'step_key']).where('step_key', 'is not', null).doNothing())
    .execute();
}

/** A step of the case alone, behind those of the template that are due at the same time; due until the end of the day. */
export async function insertOwnStep(
  tx: Tx,
  { due_on, ...row }: Omit<Insertable<Steps>, 'due_at' | 'position' | 'step_key'> & { due_on: Day | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('death_case_steps')
    .values({
      ...row,
      step_key: null,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from death_case_steps where case_id = ${row.case_id})`,
      due_at: sql<Date | null>`(${due_on}::date + time '23:59') at time zone 'Europe/Vienna'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Known = { keys: readonly string[]; done_at: Date; done_by: number | null };

/** Ticks the open ones among these steps of the template. */
export async function tickKnownSteps(tx: Tx, caseId: number, { keys, ...done }: Known): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .updateTable('death_case_steps')
    .set(done)
    .where('case_id', '=', caseId)
    .where('step_key', 'in', keys)
    .where('done_at', 'is', null)
    .where('not_needed_because', 'is', null)
    .execute();
}

export async function updateStep(tx: Tx, id: number, fields: Omit<Updateable<Steps>, 'id' | 'case_id'>): Promise<void> {
  await tx.updateTable('death_case_steps').set(fields).where('id', '=', id).execute();
}

export async function deleteSteps(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('death_case_steps').where('id', 'in', ids).execute();
}
