import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import { updateHousehold } from './households.writes.ts';

/** Stops all messages about money to a household (locked before) from a day on; null allows them again (decision 60). */
export async function setMoneyRests(change: Change, householdId: number, since: Day | null): Promise<void> {
  await updateHousehold(change.tx, householdId, { money_rests_since: since });
}
