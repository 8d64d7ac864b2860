import type { Insertable, Updateable } from 'kysely';
import { refuse } from '../../domain/burial/burial.refusals.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';

type BurialPlace = Tables['burial_places'];

/** Refuses with `burial_place_already_exists` if the member has one; a unique index decides (D31). */
export async function insertBurialPlace(tx: Tx, place: Insertable<BurialPlace>): Promise<number> {
  try {
    const { id } = await tx.insertInto('burial_places').values(place).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violatedIndex(error) === 'burial_places_member_id_key') return refuse('burial_place_already_exists');
    throw error;
  }
}

type Fields = Omit<Updateable<BurialPlace>, 'id' | 'member_id' | 'created_at'> & { updated_at: Date };

export async function updateBurialPlace(tx: Tx, id: number, fields: Fields): Promise<void> {
  await tx.updateTable('burial_places').set(fields).where('id', '=', id).execute();
}

/** The place that somebody wished belongs to another row about the same person, unless that one has its own. */
export async function moveBurialPlace(tx: Tx, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await tx
    .updateTable('burial_places')
    .set({ member_id: toId })
    .where('member_id', '=', fromId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('burial_places as own').select('own.id').where('own.member_id', '=', toId))),
    )
    .execute();
}
