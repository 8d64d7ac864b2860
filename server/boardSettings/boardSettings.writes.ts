import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import './boardSettings.tables.ts';

export async function insertSettings(tx: Tx, row: Insertable<Tables['board_settings']>): Promise<number> {
  const { id } = await tx.insertInto('board_settings').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function markWithdrawn(
  tx: Tx,
  id: number,
  withdrawn: { withdrawn_by: number | null; withdrawn_at: Date },
): Promise<void> {
  await tx.updateTable('board_settings').set(withdrawn).where('id', '=', id).execute();
}
