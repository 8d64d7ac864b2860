import { sql } from 'kysely';
import type { Change } from '../platform/context.ts';

/** Asks the office to compare the people of a held household (locked before), unless it was asked already. */
export async function askToCompare(change: Change, householdId: number): Promise<void> {
  await change.tx
    .updateTable('households')
    .set({ comparison_asked_at: change.now })
    .where('id', '=', householdId)
    .where('comparison_asked_at', 'is', null)
    .execute();
}

/** The people of a household (locked before) are compared, as they are now. */
export async function noteCompared(change: Change, householdId: number): Promise<void> {
  await change.tx
    .updateTable('households')
    .set({ comparison_asked_at: null, compared_people: sql`people_to_compare(id)` })
    .where('id', '=', householdId)
    .execute();
}
