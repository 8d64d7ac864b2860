import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import './office.tables.ts';

export async function insertNews(tx: Tx, row: Insertable<Tables['office_news']>): Promise<number> {
  const { id } = await tx.insertInto('office_news').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What was written to this household alone. */
export async function deleteNewsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('office_news').where('household_id', '=', householdId).execute();
}
