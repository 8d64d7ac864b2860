import type { Insertable, Updateable } from 'kysely';
import { refuse } from '../../domain/households/households.refusals.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';

type AddressTable = Tables['addresses'];

export async function insertAddress(tx: Tx, address: Insertable<AddressTable>): Promise<number> {
  return guardMark(async () => {
    const { id } = await tx.insertInto('addresses').values(address).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}

/** Whoever enters one of these says where letters arrive. */
const PLACE = ['street', 'postal_code', 'city', 'state', 'country_id'] as const;

type Fields = Omit<Updateable<AddressTable>, 'id' | 'created_at'>;

export async function updateAddress(tx: Tx, id: number, fields: Fields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  const change = PLACE.some((field) => fields[field] !== undefined) ? { undeliverable_on: null, ...fields } : fields;
  await guardMark(() => tx.updateTable('addresses').set(change).where('id', '=', id).execute());
}

/** The main address stops being the main one. */
export async function unmarkMainAddress(tx: Tx, memberId: number): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_main_address: false })
    .where('member_id', '=', memberId)
    .where('is_main_address', '=', true)
    .execute();
}

/** Moves addresses to another person of the same household, who has none. */
export async function moveAddresses(tx: Tx, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await tx.updateTable('addresses').set({ member_id: toId }).where('member_id', '=', fromId).execute();
}

// a unique index decides if two requests set the main address at once
async function guardMark<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write();
  } catch (error) {
    if (violatedIndex(error) === 'addresses_one_main_per_member')
      return refuse('create_or_set_address_to_main_address');
    throw error;
  }
}
