import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/work.ts';
import { updateHousehold } from './households.writes.ts';

/** From a day on nothing about money is written to a household (locked before); null: from now on as usual (decision 60). */
export async function setMoneyRests(change: Change, householdId: number, since: Day | null): Promise<void> {
  await updateHousehold(change.tx, householdId, { money_rests_since: since });
}
