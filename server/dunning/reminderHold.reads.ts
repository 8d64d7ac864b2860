import type { ReminderHold } from '../../domain/dunning/reminderHold.contract.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './dunning.tables.ts';

/** Until when this household gets no reminder; null if it gets them. */
export async function findReminderHold(
  { db, today }: Pick<Ask, 'db' | 'today'>,
  householdId: number,
): Promise<ReminderHold | null> {
  const row = await db
    .selectFrom('reminder_holds')
    .leftJoin('accounts as a', 'a.id', 'reminder_holds.held_by')
    .select(['held_until', 'reason', staffNameOf('a').as('by')])
    .where('household_id', '=', householdId)
    .where('held_until', '>=', today)
    .executeTakeFirst();
  return row ? { until: toWireDay(row.held_until), reason: row.reason, by: row.by } : null;
}

/** Households that get no reminder today. */
export function householdsHeld(db: Reader, today: Day) {
  return db.selectFrom('reminder_holds').select('household_id').where('held_until', '>=', today);
}
