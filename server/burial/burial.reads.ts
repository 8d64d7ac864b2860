import type { Address } from '../../domain/members/members.contract.ts';
import './burial.tables.ts';
import type { Reader, Tx } from '../platform/db.ts';

const columns = [
  'id',
  'graveyard',
  'grave_group',
  'grave_row',
  'grave_number',
  'grave_user',
  'street',
  'postal_code',
  'city',
  'state',
  'country_id',
] as const;

/** A burial place is an address of type burial_place (spec §3). */
export async function findBurialPlace(db: Reader, id: number): Promise<Address | undefined> {
  const row = await db.selectFrom('burial_places').select(columns).where('id', '=', id).executeTakeFirst();
  return row && { ...row, type: 'burial_place', is_main_address: false };
}

/** Whose burial place it is, if it belongs to somebody of this household. */
export async function lockBurialPlace(tx: Tx, householdId: number, id: number) {
  return tx
    .selectFrom('burial_places as b')
    .innerJoin('members as m', 'm.id', 'b.member_id')
    .select(['b.id', 'm.status'])
    .where('b.id', '=', id)
    .where('m.household_id', '=', householdId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
