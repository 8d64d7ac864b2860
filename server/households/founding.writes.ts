import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';

/** A number is never given twice; one whose registration failed is left out. */
export async function nextMembershipSequence(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('membership_sequence') as next`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the sequence of membership numbers answered nothing');
  return row.next;
}

export async function insertHousehold(tx: Tx, household: Insertable<Tables['households']>): Promise<number> {
  const { id } = await tx.insertInto('households').values(household).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteHouseholdOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('households').where('account_id', '=', accountId).where('status', '=', 'new').execute();
}
