import {
  type DeathCaseEvent,
  type DeathCaseState,
  type DeathCaseVerb,
  deathCaseSteps,
  takesLateWork,
} from '../../domain/deaths/deathCase.ts';
import { refuse } from '../../domain/deaths/deaths.refusals.ts';
import { isDecided } from '../../domain/deaths/decisions.ts';
import { mayStep } from '../../domain/shared/steps.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { type CaseRow, findCase, findCaseForUpdate } from './deathCase.reads.ts';
import { insertHistory, updateCase } from './deaths.writes.ts';
import { withdrawDecisionsOf } from './decisions/decisions.writes.ts';
import { refreshSteps } from './steps/refreshSteps.actions.ts';

/**
 * Locks a case for a change, and its household before it, in the same order as all other changes of a household. Refuses with
 * `death_case_not_found`, and with `death_case_changed` if `revision` is not the present one: somebody else was faster.
 */
export async function lockCase(change: Change, { id, revision }: { id: number; revision?: number }): Promise<CaseRow> {
  const before = (await findCase(change.tx, id)) ?? refuse('death_case_not_found');
  if (before.household_id) await lockHousehold(change.tx, before.household_id);
  const row = (await findCaseForUpdate(change.tx, id)) ?? refuse('death_case_not_found');
  if (row.household_id !== before.household_id) return refuse('death_case_changed');
  if (revision !== undefined && row.revision !== revision) return refuse('death_case_changed');
  return row;
}

/**
 * Refuses with `death_case_step_not_possible` for a case that takes neither documents nor steps any more: it was withdrawn, or its
 * texts were removed with the household.
 */
export function assertTakesWork({ state, words_removed_at }: Pick<CaseRow, 'state' | 'words_removed_at'>): void {
  if (!takesLateWork(state) || words_removed_at) refuse('death_case_step_not_possible');
}

/** Takes a step of the life cycle and records it. Refuses with `death_case_step_not_possible`. */
export async function stepCase(change: Change, row: CaseRow, verb: DeathCaseVerb, reason?: string): Promise<void> {
  if (!mayStep(deathCaseSteps, verb, row.state)) return refuse('death_case_step_not_possible');
  await moveCase(change, row, { verb, to: deathCaseSteps[verb].to, reason });
}

/** Stores a case's state; only `stepCase` and the undoing of a step decide which. */
export async function moveCase(
  change: Change,
  { id, state }: Pick<CaseRow, 'id' | 'state'>,
  { verb, to, reason }: { verb: DeathCaseEvent; to: DeathCaseState; reason?: string | undefined },
): Promise<void> {
  const closed_at = to === 'closed' ? change.now : null;
  await updateCase(change, id, { state: to, state_since: change.now, closed_at });
  if (isDecided(state) && !isDecided(to)) await withdrawDecisionsOf(change.tx, id, change.now);
  await insertHistory(change.tx, {
    case_id: id,
    verb,
    from_state: state,
    to_state: to,
    happened_at: change.now,
    reason: reason ?? null,
    account_id: accountOf(change.actor),
  });
  if (to === 'identified') await refreshSteps(change, id);
}
