import type { Insertable, Updateable } from 'kysely';
import { refuse } from '../../domain/members/members.refusals.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';
import { asStoredPhone } from './storedPhones.actions.ts';

type PhoneNumber = Tables['phone_numbers'];

export async function insertPhoneNumber(tx: Tx, phone: Insertable<PhoneNumber>): Promise<number> {
  const phone_number = await asStoredPhone(phone.phone_number);
  return guardMark(async () => {
    const kept = { ...phone, phone_number };
    const { id } = await tx.insertInto('phone_numbers').values(kept).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}

type Fields = Pick<Updateable<PhoneNumber>, 'phone_number' | 'phone_type' | 'is_main_number'>;

export async function updatePhoneNumber(tx: Tx, id: number, fields: Fields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  const phone_number = await asStoredPhone(fields.phone_number);
  const kept = { ...fields, phone_number };
  await guardMark(() => tx.updateTable('phone_numbers').set(kept).where('id', '=', id).execute());
}

/** The main number stops being the main one. */
export async function unmarkMainNumber(tx: Tx, memberId: number): Promise<void> {
  await tx
    .updateTable('phone_numbers')
    .set({ is_main_number: false })
    .where('member_id', '=', memberId)
    .where('is_main_number', '=', true)
    .execute();
}

export async function deletePhoneNumbers(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('phone_numbers').where('id', 'in', ids).execute();
}

// a unique index decides if two requests set the main number at once (D29)
async function guardMark<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write();
  } catch (error) {
    if (violatedIndex(error) === 'phone_numbers_one_main_per_member') return refuse('main_phone_number_already_exists');
    throw error;
  }
}
