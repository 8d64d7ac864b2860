import { refuse } from '../../domain/application/application.refusals.ts';
import { skipProblem } from '../../domain/office/skipUntil.ts';
import type { Day } from '../../domain/shared/day.ts';
import { clearSkip, storeSkip } from '../households/skipping.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { Change } from '../platform/context.ts';

type Skipped = { id: number; reason: string; until?: Day | null | undefined };

/**
 * Puts a household at the end of the lists, with a note why, perhaps until a day (decision 85). Refuses `HouseholdNotFound`, and a day that
 * is over or far away with `validation_failed`.
 */
export async function skip(change: Change, { id, reason, until = null }: Skipped): Promise<void> {
  await lock(change, id);
  const problem = until && skipProblem(until, change.today);
  if (problem) refuse('validation_failed', { errors: { until: [problem] } });
  await storeSkip(change, id, { reason, until });
}

/** The household takes its place in the lists again. Refuses `HouseholdNotFound`. */
export async function endSkip(change: Change, { id }: { id: number }): Promise<void> {
  await lock(change, id);
  await clearSkip(change, id);
}

async function lock({ tx }: Change, id: number): Promise<void> {
  if (!(await lockHousehold(tx, id))) refuse('HouseholdNotFound');
}
