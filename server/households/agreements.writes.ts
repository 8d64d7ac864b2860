import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import './households.tables.ts';

export async function insertAgreements(tx: Tx, rows: readonly Insertable<Tables['agreements']>[]): Promise<void> {
  await tx
    .insertInto('agreements')
    .values([...rows])
    .execute();
}

export async function deleteAgreementsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('agreements').where('household_id', '=', householdId).execute();
}

export async function moveAgreements(
  tx: Tx,
  householdId: number,
  to: { household_id: number; member_id: number },
): Promise<void> {
  await tx.updateTable('agreements').set(to).where('household_id', '=', householdId).execute();
}
