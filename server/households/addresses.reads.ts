import type { Reader, Tx } from '../platform/db.ts';

const columns = ['id', 'type', 'street', 'postal_code', 'state', 'city', 'country_id', 'is_main_address'] as const;

export async function findAddress(db: Reader, id: number) {
  return db.selectFrom('addresses').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The active addresses, the main one first. */
export async function listAddresses(db: Reader, memberId: number) {
  return db
    .selectFrom('addresses')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('inactive_from', 'is', null)
    .orderBy('is_main_address', 'desc')
    .orderBy('id')
    .execute();
}

/** An active address of somebody in this household, locked. */
export async function lockAddress(tx: Tx, householdId: number, id: number) {
  return tx
    .selectFrom('addresses as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.member_id', 'a.type', 'a.is_main_address'])
    .where('a.id', '=', id)
    .where('a.inactive_from', 'is', null)
    .where('m.household_id', '=', householdId)
    .forNoKeyUpdate('a')
    .executeTakeFirst();
}

/** The active main address of a household. */
export async function findMainAddress(db: Reader, householdId: number) {
  return db
    .selectFrom('addresses as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.street', 'a.postal_code', 'a.state', 'a.city', 'a.country_id'])
    .where('m.household_id', '=', householdId)
    .where('m.is_main', '=', true)
    .where('a.is_main_address', '=', true)
    .where('a.inactive_from', 'is', null)
    .executeTakeFirst();
}
