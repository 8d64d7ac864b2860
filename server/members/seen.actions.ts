import { refuse } from '../../domain/audit/audit.refusals.ts';
import type { Seen } from '../../domain/audit/lastDecision.ts';
import { listLastDecisions } from '../audit/lastDecision.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { lockHousehold } from './household.reads.ts';

/** A household that is decided about, and what the screen knew of it; `household_id` is null for what belongs to none. */
export type Shown = { household_id: number | null | undefined; seen: Seen };

/**
 * Locks households that are decided about, in the order of their ids, and refuses where a colleague has decided
 * anything about one of them since it was on screen (decision 23), or where the screen names a decision that is still to come:
 * `decided_meanwhile_by` with the colleague's name, or `decided_meanwhile`. Things that do not exist (any more) are left for
 * the action to refuse.
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

/** A number from the future was on no screen, and would pass every comparison for ever. */
function isNewest(seen: number | null, { last, newest }: Decisions): boolean {
  const known = seen ?? 0;
  return known >= (last?.id ?? 0) && known <= (newest?.id ?? 0);
}
