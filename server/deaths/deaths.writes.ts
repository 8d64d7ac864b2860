import { type Insertable, sql, type Updateable } from 'kysely';
import { refuse } from '../../domain/deaths/deaths.refusals.ts';
import type { Change } from '../platform/context.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';
import './deaths.tables.ts';

type Cases = Tables['death_cases'];
type Writing = Pick<Change, 'tx' | 'now'>;

/** The next number of a year, for example `2026-014`; numbers are given without gaps, in the order of the reports. */
export async function nextCaseNo(tx: Tx, year: number): Promise<string> {
  const { last_no } = await tx
    .insertInto('death_case_counters')
    .values({ year, last_no: 1 })
    .onConflict((row) => row.column('year').doUpdateSet({ last_no: sql`death_case_counters.last_no + 1` }))
    .returning('last_no')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last_no).padStart(3, '0')}`;
}

/** Refuses with `death_case_changed` if another case was created for the member at the same moment. */
export async function insertCase(tx: Tx, row: Insertable<Cases>): Promise<number> {
  const { id } = await onePerMember(() =>
    tx.insertInto('death_cases').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

/** Increments the revision, also where only a part of the case has changed. Refuses as `insertCase`. */
export async function updateCase({ tx, now }: Writing, id: number, fields: Updateable<Cases>): Promise<void> {
  await onePerMember(() =>
    tx
      .updateTable('death_cases')
      .set({ ...fields, changed_at: now, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute(),
  );
}

/** Somebody has worked on the case, with nothing that a present screen could overwrite: the revision stays. */
export async function noteWork({ tx, now: changed_at }: Writing, id: number): Promise<void> {
  await tx.updateTable('death_cases').set({ changed_at }).where('id', '=', id).execute();
}

/** Opening a case does not change it: the revision stays. */
export async function noteOpened(tx: Tx, id: number, opened: { opened_at: Date; opened_by: number }): Promise<void> {
  await tx.updateTable('death_cases').set(opened).where('id', '=', id).where('opened_at', 'is', null).execute();
}

export async function insertHistory(tx: Tx, row: Insertable<Tables['death_case_history']>): Promise<void> {
  await tx.insertInto('death_case_history').values(row).execute();
}

export async function insertNote(tx: Tx, row: Insertable<Tables['death_case_notes']>): Promise<void> {
  await tx.insertInto('death_case_notes').values(row).execute();
}

/** If two clerks create a case at once, a unique index lets one succeed; the other sees that case after a reload. */
async function onePerMember<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedIndex(error) === 'death_cases_one_per_member') return refuse('death_case_changed');
    throw error;
  }
}
