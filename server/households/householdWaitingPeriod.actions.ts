import type { WaitingPeriod } from '../members/waitingPeriod.actions.ts';
import type { Change } from '../platform/work.ts';
import { updateHousehold } from './households.writes.ts';

/** Stores the waiting period of a household (locked before) (D21). */
export async function setWaitingPeriod(
  change: Change,
  householdId: number,
  { from, until }: WaitingPeriod,
): Promise<void> {
  await updateHousehold(change.tx, householdId, { waiting_from: from, waiting_until: until });
}
