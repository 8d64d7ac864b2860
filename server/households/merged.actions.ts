import { accountOf } from '../platform/actor.ts';
import type { StaffChange } from '../platform/staff.ts';
import { insertMerged } from './merged.writes.ts';

type Merged = { household_id: number; into_household_id: number; asked_by: number | null };

/** Notes that a household was closed because it is another one (both are locked), by whom, and on which day (decision 109). */
export async function noteMerged(change: StaffChange, merged: Merged): Promise<void> {
  await insertMerged(change.tx, { ...merged, merged_on: change.today, agreed_by: accountOf(change.actor) });
}
