import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import './households.tables.ts';

export async function insertMerged(tx: Tx, row: Insertable<Tables['merged_households']>): Promise<void> {
  await tx.insertInto('merged_households').values(row).execute();
}
