import type { Day } from '../../domain/shared/day.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { updateHousehold } from './households.writes.ts';

type Skipped = { reason: string; until: Day | null };

/** Stores why, and until which day, the office skips a household (locked before), in place of a former note. */
export async function storeSkip(change: Change, householdId: number, { reason, until }: Skipped): Promise<void> {
  const noted = { skipped_reason: reason, skipped_until: until };
  const skipped = { skipped_at: change.now, skipped_by: accountOf(change.actor), ...noted };
  await updateHousehold(change.tx, householdId, skipped);
}

/** Removes the note of a household (locked before). */
export async function clearSkip(change: Change, householdId: number): Promise<void> {
  await updateHousehold(change.tx, householdId, {
    ...{ skipped_at: null, skipped_by: null },
    ...{ skipped_reason: null, skipped_until: null },
  });
}
