import type { Insertable, Updateable } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';

type Substitute = Tables['substitutes'];

export async function insertSubstitute(tx: Tx, substitute: Insertable<Substitute>): Promise<number> {
  const { id } = await tx.insertInto('substitutes').values(substitute).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Fields = Omit<Updateable<Substitute>, 'id' | 'household_id' | 'created_at' | 'ended_on' | 'idempotency_key'>;

export async function updateSubstitute(tx: Tx, id: number, fields: Fields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await tx.updateTable('substitutes').set(fields).where('id', '=', id).execute();
}

/** The day on which it was first ended stays. */
export async function markSubstituteEnded(tx: Tx, id: number, endedOn: Day): Promise<void> {
  await tx
    .updateTable('substitutes')
    .set({ ended_on: endedOn })
    .where('id', '=', id)
    .where('ended_on', 'is', null)
    .execute();
}

export async function deleteSubstitutesOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('substitutes').where('household_id', '=', householdId).execute();
}
