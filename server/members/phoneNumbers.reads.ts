import type { Reader, Tx } from '../platform/db.ts';

const columns = ['id', 'phone_number', 'phone_type', 'is_main_number'] as const;

export async function listPhoneNumbers(db: Reader, memberId: number) {
  return db.selectFrom('phone_numbers').select(columns).where('member_id', '=', memberId).orderBy('id').execute();
}

export async function findPhoneNumber(db: Reader, id: number) {
  return db.selectFrom('phone_numbers').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The phone number that this person got with this idempotency key. */
export async function findPhoneNumberByKey(tx: Tx, memberId: number, key: string) {
  return tx
    .selectFrom('phone_numbers')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The phone number and its owner, locked, if they belong to this household. */
export async function lockPhoneNumber(tx: Tx, householdId: number, id: number) {
  return tx
    .selectFrom('phone_numbers as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.id', 'p.is_main_number', 'p.member_id', 'm.is_main', 'm.status'])
    .where('p.id', '=', id)
    .where('m.household_id', '=', householdId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
