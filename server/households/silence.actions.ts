import type { Change } from '../platform/context.ts';
import { updateHousehold } from './households.writes.ts';

/** The household (locked before) speaks from now on (decision 103). */
export async function endSilence(change: Change, householdId: number): Promise<void> {
  await updateHousehold(change.tx, householdId, { silent_since: null });
}
