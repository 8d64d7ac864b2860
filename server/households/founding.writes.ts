import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';

/** A number that somebody has seen is never given twice; numbers of failed registrations are skipped. */
export async function nextMembershipSequence(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    with again as (delete from free_membership_numbers where sequence = (
      select sequence from free_membership_numbers order by sequence limit 1 for update skip locked) returning sequence)
    select coalesce((select sequence from again), nextval('membership_sequence')) as next`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the sequence of membership numbers answered nothing');
  return row.next;
}

export async function insertHousehold(tx: Tx, household: Insertable<Tables['households']>): Promise<number> {
  const { id } = await tx.insertInto('households').values(household).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes the `new` household of an account. Its membership number becomes free for another household, because nobody has
 * seen it; free numbers are kept without the check digit.
 */
export async function deleteHouseholdOf(tx: Tx, accountId: number): Promise<void> {
  await sql`
    with gone as (delete from households where account_id = ${accountId} and status = 'new' returning membership_no)
    insert into free_membership_numbers (sequence) select left(membership_no, -1)::integer from gone`.execute(tx);
}

export async function updateAccountOf(tx: Tx, id: number, account_id: number): Promise<void> {
  await tx.updateTable('households').set({ account_id }).where('id', '=', id).execute();
}

/** Nobody logs in for the household any more; the account stays. */
export async function removeAccountOf(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('households').set({ account_id: null }).where('id', '=', id).execute();
}
