import { type Insertable, sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';
import './dunning.tables.ts';

/** The newest hold of a household replaces the one before. */
export async function setHold(tx: Tx, { household_id, ...hold }: Insertable<Tables['reminder_holds']>): Promise<void> {
  await tx
    .insertInto('reminder_holds')
    .values({ household_id, ...hold })
    .onConflict((conflict) => conflict.column('household_id').doUpdateSet(hold))
    .execute();
}

/** Of two households the longer hold counts for the one that stays. */
export async function moveHold(tx: Tx, from: number, household_id: number): Promise<void> {
  await sql`
    insert into reminder_holds as own (household_id, held_until, reason, held_by, held_at)
    select ${household_id}, held_until, reason, held_by, held_at from reminder_holds where household_id = ${from}
    on conflict (household_id) do update set held_until = excluded.held_until, reason = excluded.reason,
      held_by = excluded.held_by, held_at = excluded.held_at
    where excluded.held_until > own.held_until`.execute(tx);
  await deleteHold(tx, from);
}

export async function deleteHold(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('reminder_holds').where('household_id', '=', householdId).execute();
}

export async function deleteHoldsBefore(tx: Tx, before: Day): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('reminder_holds')
    .where('held_until', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
