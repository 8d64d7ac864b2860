import { createHash } from 'node:crypto';
import { refuse } from '../../../domain/movingIn/changes/listChanges.refusals.ts';
import { inOrder } from '../../../domain/movingIn/changes/listedValues.ts';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { record } from '../../audit/audit.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import type { Change } from '../../platform/context.ts';
import { readHousehold } from '../takeOvers.reads.ts';
import { type Base, type ChangedRow, findBase, findChangedRow } from './base.reads.ts';
import { countChanges, type Differences, findDifferences } from './differences.reads.ts';
import { keepAsListed } from './kept.actions.ts';
import { updateOpenChanges } from './listChanges.writes.ts';
import { storeTaken } from './taking.actions.ts';

export type ComparedRow = Differences & {
  row: ChangedRow;
  household: ImportedHousehold;
  base: Base;
};

/** What a row of a later list says otherwise now; undefined if it cannot be compared any more. */
export async function compareRow(
  change: Pick<Change, 'db' | 'vault' | 'today'>,
  id: number,
): Promise<ComparedRow | undefined> {
  const row = await findChangedRow(change.db, id);
  const base = row && (await findBase(change.db, row));
  if (!row || !base) return undefined;
  const household = readHousehold(change.vault, row.data);
  const differences = await findDifferences(change, { household, base });
  return differences.here && { ...differences, row, household, base };
}

/** Names what is shown of a household, so that nobody decides about something else. */
export function shownName({ differences }: Pick<ComparedRow, 'differences'>): string {
  const shown = differences.map(({ key, state, listed, here }) => [key, state, listed, here ?? null]);
  return createHash('sha256')
    .update(JSON.stringify(inOrder(shown)))
    .digest('base64url');
}

type Decided = { key: string; holds: 'list' | 'here' };

/**
 * Stores decisions about a household that is locked, and returns how many differences are left. Refuses with `list_changes_outdated`,
 * `change_is_by_hand`, `person_was_excluded`.
 */
export async function settle(change: Change, found: ComparedRow, decided: readonly Decided[]): Promise<number> {
  const { row, household, base, here, same } = found;
  const chosen = decided.map(({ key, holds }) => {
    const difference = found.differences.find((one) => one.key === key) ?? refuse('list_changes_outdated');
    if (holds === 'list' && difference.state === 'by_hand') return refuse('change_is_by_hand');
    return { difference, holds };
  });
  if (!here) return refuse('listed_household_not_found');
  const taken = chosen.filter(({ holds }) => holds === 'list').map(({ difference }) => difference);
  const entered = await storeTaken(change, { household, here, prepared_on: row.prepared_on, taken });
  const settled = [...same, ...chosen.map(({ difference }) => difference)];
  await keepAsListed(change, { household, base, settled, entered });
  const left = found.differences.filter((one) => !settled.includes(one));
  await updateOpenChanges(change.tx, row.id, countChanges(left));
  await record(change, { action: 'household.list_changes_decided', household_id: here.id, subject_id: row.id });
  return left.length;
}

/** Takes over what is new in one household, where nobody has changed it here. Returns how many values. */
export async function takeNewOf(change: Change, id: number): Promise<number> {
  const before = await compareRow(change, id);
  if (!before || !(await lockHousehold(change.tx, before.base.household_id))) return 0;
  const found = await compareRow(change, id);
  const taken = found?.differences.filter(({ state }) => state === 'take') ?? [];
  if (!found) return 0;
  await settle(
    change,
    found,
    taken.map(({ key }) => ({ key, holds: 'list' })),
  );
  return taken.length;
}
