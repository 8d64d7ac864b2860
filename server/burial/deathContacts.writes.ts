import type { Insertable, Updateable } from 'kysely';
import { refuse } from '../../domain/burial/burial.refusals.ts';
import './burial.tables.ts';
import { asStoredPhone } from '../members/storedPhones.actions.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';

type DeathContact = Tables['death_contacts'];

/** Refuses with `death_contact_already_exists` if the household has one in this country; a unique index decides. */
export async function insertDeathContact(tx: Tx, contact: Insertable<DeathContact>): Promise<number> {
  const kept = { ...contact, phone_number: await asStoredPhone(contact.phone_number) };
  try {
    const { id } = await tx.insertInto('death_contacts').values(kept).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violatedIndex(error) === 'death_contacts_country') return refuse('death_contact_already_exists');
    throw error;
  }
}

type Fields = Omit<Updateable<DeathContact>, 'id' | 'household_id' | 'country' | 'created_at' | 'idempotency_key'> & {
  updated_at: Date;
};

export async function updateDeathContact(tx: Tx, id: number, fields: Fields): Promise<void> {
  const kept = { ...fields, phone_number: await asStoredPhone(fields.phone_number) };
  await tx.updateTable('death_contacts').set(kept).where('id', '=', id).execute();
}

export async function removeDeathContact(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('death_contacts').where('id', '=', id).execute();
}

export async function deleteDeathContactsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('death_contacts').where('household_id', '=', householdId).execute();
}

export async function moveDeathContacts(tx: Tx, from: number, household_id: number): Promise<void> {
  await tx
    .updateTable('death_contacts')
    .set({ household_id, idempotency_key: null })
    .where('household_id', '=', from)
    .execute();
}
