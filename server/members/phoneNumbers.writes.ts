import { type Insertable, sql, type Updateable } from 'kysely';
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

/** The next main member gets a main number: their own first one, otherwise a copy of the former main member's. */
export async function passMainNumber(tx: Tx, { formerId, nextId, now }: Passing): Promise<void> {
  await sql`
    with own as (select id, is_main_number from phone_numbers where member_id = ${nextId}),
    marked as (update phone_numbers set is_main_number = true
      where id = (select min(id) from own) and not exists (select from own where is_main_number))
    insert into phone_numbers (member_id, phone_number, phone_type, is_main_number, created_at)
    select ${nextId}, phone_number, phone_type, true, ${now} from phone_numbers
    where member_id = ${formerId} and is_main_number and not exists (select from own)`.execute(tx);
}

type Passing = { formerId: number; nextId: number; now: Date };

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
