import { refuse } from '../../domain/application/application.refusals.ts';
import { clearSkip, storeSkip } from '../households/skipping.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { Change } from '../platform/context.ts';

/** Puts a household at the end of the lists, with a note why (decision 85). Refuses `HouseholdNotFound`. */
export async function skip(change: Change, { id, reason }: { id: number; reason: string }): Promise<void> {
  await lock(change, id);
  await storeSkip(change, id, reason);
}

/** The household takes its place in the lists again. Refuses `HouseholdNotFound`. */
export async function endSkip(change: Change, { id }: { id: number }): Promise<void> {
  await lock(change, id);
  await clearSkip(change, id);
}

async function lock({ tx }: Change, id: number): Promise<void> {
  if (!(await lockHousehold(tx, id))) refuse('HouseholdNotFound');
}
