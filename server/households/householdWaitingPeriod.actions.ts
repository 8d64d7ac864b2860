import type { WaitingPeriod } from '../members/waitingPeriod.actions.ts';
import type { Change } from '../platform/work.ts';
import { updateHousehold } from './households.writes.ts';

/** Writes when a household (locked before) waits (D21). */
export async function setWaitingPeriod(
  change: Change,
  householdId: number,
  { from, until }: WaitingPeriod,
): Promise<void> {
  await updateHousehold(change.tx, householdId, { waiting_from: from, waiting_until: until });
}
