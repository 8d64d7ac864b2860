import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';

export async function insertConfirmation(
  tx: Tx,
  confirmation: Insertable<Tables['household_confirmations']>,
): Promise<void> {
  await tx.insertInto('household_confirmations').values(confirmation).execute();
}

export async function deleteConfirmationsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('household_confirmations').where('household_id', '=', householdId).execute();
}
