import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import { isNamedIn } from '../../platform/namedIn.ts';
import type {} from '../invoicing.tables.ts';

/** A newer amount replaces the one before. */
export async function upsertOwnAmount(tx: Tx, row: Insertable<Tables['own_amounts']>): Promise<void> {
  const { member_id: _whose, year: _year, ...values } = row;
  await tx
    .insertInto('own_amounts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'year']).doUpdateSet(values))
    .execute();
}

export async function deleteOwnAmount(tx: Tx, member_id: number, year: number): Promise<void> {
  await tx.deleteFrom('own_amounts').where('member_id', '=', member_id).where('year', '=', year).execute();
}

/** Returns how many there were for years before this one. */
export async function deleteOwnAmountsBefore(tx: Tx, year: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('own_amounts').where('year', '<', year).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Empties the reasons of a household that name one of these people. */
export async function emptyOwnReasonsNaming(tx: Tx, householdId: number, names: readonly string[]): Promise<void> {
  await tx
    .updateTable('own_amounts')
    .set({ reason: '' })
    .where('member_id', 'in', (eb) => eb.selectFrom('members').select('id').where('household_id', '=', householdId))
    .where(isNamedIn(sql`reason`, names))
    .execute();
}
