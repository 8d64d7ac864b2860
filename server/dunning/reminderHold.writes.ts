import type { Insertable } from 'kysely';
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
