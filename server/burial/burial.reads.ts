import type { Address } from '../../domain/members/addressSchemas.ts';
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
  return row && toAddress(row);
}

function toAddress(row: Omit<Address, 'type' | 'is_main_address'>): Address {
  return { ...row, type: 'burial_place', is_main_address: false };
}

/** The wish of one person. */
export async function findBurialPlaceOf(db: Reader, memberId: number): Promise<number | undefined> {
  const row = await db.selectFrom('burial_places').select('id').where('member_id', '=', memberId).executeTakeFirst();
  return row?.id;
}

type OfMember = { member_id: number; place: Address };

/** The wishes of a household's former main members (decision 28). */
export async function listFormerBurialPlaces(db: Reader, householdId: number): Promise<OfMember[]> {
  return toPlaces(await placesOf(db, householdId).where('m.is_main', '=', false).execute());
}

/** All burial places of a household, the present main member's first. */
export async function listBurialPlaces(db: Reader, householdId: number): Promise<OfMember[]> {
  return toPlaces(await placesOf(db, householdId).execute());
}

function placesOf(db: Reader, householdId: number) {
  return db
    .selectFrom('burial_places as b')
    .innerJoin('members as m', 'm.id', 'b.member_id')
    .select(columns.map((column) => `b.${column}` as const))
    .select('b.member_id')
    .where('m.household_id', '=', householdId)
    .orderBy('m.is_main', 'desc')
    .orderBy('b.id');
}

function toPlaces(rows: Awaited<ReturnType<ReturnType<typeof placesOf>['execute']>>): OfMember[] {
  return rows.map(({ member_id, ...row }) => ({ member_id, place: toAddress(row) }));
}

/** The burial place and its owner, locked, if the owner belongs to this household. */
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
