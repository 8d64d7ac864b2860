import type { Updateable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';

export type HouseholdFields = Omit<
  Updateable<Tables['households']>,
  'id' | 'membership_no' | 'account_id' | 'created_at'
>;

export async function updateHousehold(tx: Tx, id: number, fields: HouseholdFields): Promise<void> {
  await tx.updateTable('households').set(fields).where('id', '=', id).execute();
}
