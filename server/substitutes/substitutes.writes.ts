import type { Insertable, Updateable } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import { asStoredPhone } from '../members/storedPhones.actions.ts';
import type { Tables, Tx } from '../platform/db.ts';

type Substitute = Tables['substitutes'];

export async function insertSubstitute(tx: Tx, substitute: Insertable<Substitute>): Promise<number> {
  const kept = { ...substitute, ...(await phonesOf(substitute)) };
  const { id } = await tx.insertInto('substitutes').values(kept).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Fields = Omit<Updateable<Substitute>, 'id' | 'household_id' | 'created_at' | 'ended_on' | 'idempotency_key'>;

export async function updateSubstitute(tx: Tx, id: number, fields: Fields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  const kept = { ...fields, ...(await phonesOf(fields)) };
  await tx.updateTable('substitutes').set(kept).where('id', '=', id).execute();
}

type Phones = Pick<Updateable<Substitute>, 'phone_private_mobile' | 'phone_private_landline'>;

async function phonesOf({ phone_private_mobile, phone_private_landline }: Phones): Promise<Phones> {
  return {
    phone_private_mobile: await asStoredPhone(phone_private_mobile),
    phone_private_landline: await asStoredPhone(phone_private_landline),
  };
}

/** Keeps the day on which it was first ended. */
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

export async function moveSubstitutes(tx: Tx, from: number, household_id: number): Promise<void> {
  await tx
    .updateTable('substitutes')
    .set({ household_id, idempotency_key: null })
    .where('household_id', '=', from)
    .execute();
}
