import type { Day } from '../../domain/shared/day.ts';
import type { Tx } from '../platform/db.ts';
import './counter.tables.ts';

type NewNote = {
  household_id: number;
  words: string;
  written_at: Date;
  written_by: number | null;
  follow_up_on: Day | null;
  idempotency_key: string | null;
};

export async function insertNote(tx: Tx, note: NewNote): Promise<number> {
  const { id } = await tx.insertInto('household_notes').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateDone(tx: Tx, id: number, done: { done_at: Date; done_by: number | null }): Promise<void> {
  await tx.updateTable('household_notes').set(done).where('id', '=', id).execute();
}

export async function deleteNotesOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('household_notes').where('household_id', '=', householdId).execute();
}

/** A note that was sent twice is known only in its own household: the keys stay behind. */
export async function moveNotes(tx: Tx, fromId: number, toId: number): Promise<void> {
  await tx
    .updateTable('household_notes')
    .set({ household_id: toId, idempotency_key: null })
    .where('household_id', '=', fromId)
    .execute();
}
