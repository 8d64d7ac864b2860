import { type Insertable, sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';
import './attempts.tables.ts';

/** Whether this attempt of the hour is known, and how many others of the account are. */
export async function findRoom(
  tx: Tx,
  {
    account_id,
    hour,
    tried,
    refusal,
    household_id,
  }: Omit<Insertable<Tables['refused_attempts']>, 'reason' | 'last_at'>,
): Promise<{ isKnown: boolean; others: number }> {
  const { rows } = await sql<{ isKnown: boolean; others: number }>`
    select count(*)::integer as others, coalesce(bool_or(refusal = ${refusal}
      and tried is not distinct from ${tried} and household_id is not distinct from ${household_id}::integer), false) as "isKnown"
    from refused_attempts where account_id = ${account_id} and hour = ${hour}`.execute(tx);
  return rows[0] ?? { isKnown: false, others: 0 };
}

export async function countAttempt(tx: Tx, row: Insertable<Tables['refused_attempts']>): Promise<void> {
  await tx
    .insertInto('refused_attempts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint('refused_attempts_once')
        .doUpdateSet({ last_at: row.last_at, times: sql`refused_attempts.times + 1` }),
    )
    .execute();
}

export async function deleteAttemptsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('refused_attempts').where('household_id', '=', householdId).execute();
}

/** Deletes attempts from before this day (Vienna); returns how many. */
export async function deleteAttemptsBefore(tx: Tx, before: Day): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('refused_attempts')
    .where(sql<boolean>`(last_at at time zone 'Europe/Vienna')::date < ${before}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
