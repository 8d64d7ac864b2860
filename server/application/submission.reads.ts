import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

/** Why the office sent the application back; null if it did not. */
export async function findSentBackReason(db: Reader, householdId: number): Promise<string | null> {
  const row = await db
    .selectFrom('households')
    .select('sent_back_reason')
    .where('id', '=', householdId)
    .executeTakeFirst();
  return row?.sent_back_reason ?? null;
}

/** Whether somebody of the household has died, or a case of a death names them. */
export async function hasDeath(db: Reader, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from households h where h.id = ${id} and (h.money_rests_since is not null
      or exists (select from members m where m.household_id = h.id and has_reported_death(m.id)))`.execute(db);
  return rows.length > 0;
}
