import type { listChangesContract } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import { refuse } from '../../../domain/movingIn/changes/listChanges.refusals.ts';
import { refuse as refuseTakeOver } from '../../../domain/movingIn/takeOver.refusals.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { accountOf, type OfficeActor } from '../../platform/actor.ts';
import type { Ask, Change } from '../../platform/context.ts';
import { startRun } from '../../platform/runs/runs.ts';
import { runningOf } from '../progress.reads.ts';
import { assertBoard } from '../takeOvers.actions.ts';
import { findTakeOver, lockTakeOver } from '../takeOvers.reads.ts';
import { findChangedRow } from './base.reads.ts';
import { compareRow, settle, shownName } from './deciding.actions.ts';
import { findFinished, findOpenList, isAnythingRunning, isFinished, lockLists } from './finished.reads.ts';
import { deleteKeys, insertFinished } from './listChanges.writes.ts';
import { countChanged, listChangedRows } from './listed.reads.ts';
import { shownChanges } from './shown.reads.ts';
import { takeNewValues } from './takeNew.jobs.ts';

type Calls = typeof listChangesContract;
type Office = Change<OfficeActor>;

/** Refuses with `take_over_not_found`. */
export async function readListChanges(
  change: Office,
  { id, after }: Input<Calls['readListChanges']>,
): Promise<Answer<Calls['readListChanges']>> {
  const takeOver = (await findTakeOver(change.db, id)) ?? refuseTakeOver('take_over_not_found');
  await record(change, { action: 'take_over.seen', household_id: null, subject_id: id });
  const { ids, next } = await listChangedRows(change.db, id, after ?? 0);
  const households = [];
  for (const row of ids) {
    const found = await compareRow(change, row);
    if (found) households.push(shownChanges(change, found));
  }
  const { open, takeable } = await countChanged(change.db, id);
  const is_running = (await runningOf(change.db, id)) !== null;
  return { name: takeOver.name, households, open, takeable, is_running, next };
}

/**
 * Decides about differences of one household; the others stay open. Refuses with `listed_household_not_found` once the household was
 * taken back or erased, with `list_changes_outdated` if something else was shown, `change_is_by_hand`, `person_was_excluded`,
 * `taking_over_finished`.
 */
export async function decideListChanges(
  change: Office,
  { id, shown, decided }: Input<Calls['decideListChanges']>,
): Promise<Answer<Calls['decideListChanges']>> {
  const row = await findChangedRow(change.tx, id);
  // waits while somebody declares it finished
  if (row) await lockTakeOver(change.tx, row.take_over_id);
  if (await isFinished(change.tx)) return refuse('taking_over_finished');
  const before = await compareRow(change, id);
  if (!before || !(await lockHousehold(change.tx, before.base.household_id)))
    return refuse('listed_household_not_found');
  const found = (await compareRow(change, id)) ?? refuse('listed_household_not_found');
  if (shownName(found) !== shown) return refuse('list_changes_outdated');
  return { left: await settle(change, found, decided) };
}

/** Refuses with `take_over_not_found`, `nothing_new_to_take`, `take_over_is_running`, `taking_over_finished`. */
export async function takeListChanges(
  change: Office,
  { id }: Input<Calls['takeListChanges']>,
): Promise<Answer<Calls['takeListChanges']>> {
  if (!(await lockTakeOver(change.tx, id))) return refuseTakeOver('take_over_not_found');
  if (await isFinished(change.tx)) return refuse('taking_over_finished');
  if (await runningOf(change.tx, id)) return refuseTakeOver('take_over_is_running');
  const { takeable } = await countChanged(change.tx, id);
  if (takeable === 0) return refuse('nothing_new_to_take');
  await startRun(change, takeNewValues, { take_over_id: id });
  await record(change, { action: 'take_over.changes_taken', household_id: null, subject_id: id });
  return { households: takeable };
}

export async function readTakingOverFinish(
  { db, actor }: Ask<OfficeActor>,
  _: Input<Calls['readTakingOverFinish']>,
): Promise<Answer<Calls['readTakingOverFinish']>> {
  const { finished_at, finished_by, has_begun } = await findFinished(db);
  return {
    finished_at: finished_at?.toISOString() ?? null,
    finished_by,
    open_list: await findOpenList(db),
    may_finish: actor.role === 'board' && has_begun && !finished_at,
  };
}

/**
 * Deletes keys and digests of all lists; from now on none is compared or taken over. Refuses with `forbidden`,
 * `taking_over_finished`, `taking_over_not_begun` before anything was taken over, `take_over_is_running`.
 */
export async function finishTakingOver(change: Office): Promise<Answer<Calls['finishTakingOver']>> {
  assertBoard(change.actor);
  await lockLists(change.tx);
  const { finished_at, has_begun } = await findFinished(change.tx);
  if (finished_at) return refuse('taking_over_finished');
  if (!has_begun) return refuse('taking_over_not_begun');
  if (await isAnythingRunning(change.tx)) return refuseTakeOver('take_over_is_running');
  await deleteKeys(change.tx);
  await insertFinished(change.tx, { finished_by: accountOf(change.actor), finished_at: change.now });
  await record(change, { action: 'take_over.finished', household_id: null, subject_id: null });
  return { finished_at: change.now.toISOString() };
}
