import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import { isNaming } from './naming.reads.ts';
import './news.tables.ts';

export async function insertNews(tx: Tx, row: Insertable<Tables['office_news']>): Promise<number> {
  const { id } = await tx.insertInto('office_news').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Deletes the news that were sent only to this household. */
export async function deleteNewsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('office_news').where('household_id', '=', householdId).execute();
}

/** Deletes news to this household that name a person who is erased while the household stays. */
export async function deleteNewsNaming(tx: Tx, householdId: number, names: readonly string[]): Promise<void> {
  await tx.deleteFrom('office_news').where('household_id', '=', householdId).where(isNaming(names)).execute();
}
