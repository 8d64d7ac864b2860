import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { updateHousehold } from './households.writes.ts';

/** Stores why the office skips a household (locked before) for now, in place of a former note. */
export async function storeSkip(change: Change, householdId: number, reason: string): Promise<void> {
  const skipped = { skipped_at: change.now, skipped_by: accountOf(change.actor), skipped_reason: reason };
  await updateHousehold(change.tx, householdId, skipped);
}

/** Removes the note of a household (locked before). */
export async function clearSkip(change: Change, householdId: number): Promise<void> {
  await updateHousehold(change.tx, householdId, { skipped_at: null, skipped_by: null, skipped_reason: null });
}
