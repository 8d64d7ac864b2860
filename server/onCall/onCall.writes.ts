import { type Insertable, sql, type Updateable } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';
import type {} from './onCall.tables.ts';

type Shifts = Tables['on_call_shifts'];

export async function insertShift(tx: Tx, shift: Omit<Insertable<Shifts>, 'id' | 'version'>): Promise<number> {
  const { id } = await tx.insertInto('on_call_shifts').values(shift).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateShift(
  tx: Tx,
  id: number,
  shift: Omit<Updateable<Shifts>, 'id' | 'account_id' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('on_call_shifts')
    .set({ ...shift, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteShift(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('on_call_shifts').where('id', '=', id).execute();
}

/** Deletes shifts that ended before a day, and those of closed accounts; returns how many. */
export async function deleteShiftsOver(tx: Tx, before: Day): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from on_call_shifts s using accounts a
    where a.id = s.account_id and (s.last_day < ${before} or a.status <> 'active' or a.role = 'member')`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
