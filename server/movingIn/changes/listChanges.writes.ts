import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { Base } from './base.reads.ts';

type Kept = Pick<Base, 'digests' | 'data' | 'made_people'>;

export async function updateBase(tx: Tx, id: number, { digests, data, made_people }: Kept): Promise<void> {
  await tx
    .updateTable('take_over_rows')
    .set({ digests: JSON.stringify(digests), data, made_people: sql`${made_people}::integer[]` })
    .where('id', '=', id)
    .execute();
}

type Counted = { open_changes: number; is_takeable: boolean };

/** What is left to decide of a changed household. */
export async function updateOpenChanges(tx: Tx, id: number, counted: Counted): Promise<void> {
  await tx.updateTable('take_over_rows').set(counted).where('id', '=', id).execute();
}

/** Deletes what a later list would be compared with. */
export async function deleteKeys(tx: Tx): Promise<void> {
  await tx
    .updateTable('take_over_rows')
    .set({
      ...{ key: null, digests: '{}', numbers: sql`'{}'::bytea[]`, made_people: sql`'{}'::integer[]` },
      ...{ open_changes: 0, is_takeable: false },
    })
    .execute();
}

export async function insertFinished(
  tx: Tx,
  finished: { finished_by: number | null; finished_at: Date },
): Promise<void> {
  await tx.insertInto('taking_over_finished').values(finished).execute();
}
