import { refuse } from '../../domain/audit/audit.refusals.ts';
import type { Seen } from '../../domain/audit/lastDecision.ts';
import { listLastDecisions } from '../audit/lastDecision.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { lockHousehold } from './household.reads.ts';

/**
 * A household that is decided about, and the last decision that the screen showed; `household_id` is null if no household is
 * concerned.
 */
export type Shown = { household_id: number | null | undefined; seen: Seen };

/**
 * Locks the households that are decided about, in the order of their ids. Refuses if a colleague has decided anything about one
 * of them since the screen was loaded (decision 23), or if the screen names a decision that does not exist yet:
 * `decided_meanwhile_by` with the colleague's name, or `decided_meanwhile`. Missing households are left for the action to refuse.
 */
export async function lockAsSeen(change: Change, ...shown: readonly Shown[]): Promise<void> {
  if (shown.every(({ seen }) => seen === undefined)) return;
  const known = shown.flatMap(({ household_id, seen }) => (household_id ? [{ household_id, seen }] : []));
  const locked = new Set<number>();
  for (const { household_id } of known.toSorted((one, other) => one.household_id - other.household_id)) {
    if (!locked.has(household_id) && (await lockHousehold(change.tx, household_id))) locked.add(household_id);
  }
  const decisions = await listLastDecisions(change.tx, [...locked]);
  const byOthers = await listLastDecisions(change.tx, [...locked], accountOf(change.actor));
  for (const { household_id, seen } of known) {
    if (seen === undefined || !locked.has(household_id)) continue;
    const last = byOthers.get(household_id);
    if (isNewest(seen, { last, newest: decisions.get(household_id) })) continue;
    if (last?.who) return refuse('decided_meanwhile_by', { params: { who: last.who } });
    return refuse('decided_meanwhile');
  }
}

type Decisions = Record<'last' | 'newest', { id: number } | undefined>;

/** A number greater than the newest decision was never on a screen, and would pass every comparison. */
function isNewest(seen: number | null, { last, newest }: Decisions): boolean {
  const known = seen ?? 0;
  return known >= (last?.id ?? 0) && known <= (newest?.id ?? 0);
}
