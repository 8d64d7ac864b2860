import { sql } from 'kysely';
import type { ImportedHousehold, Place } from '../../domain/movingIn/importedHousehold.ts';
import type { KeptBecause, UndoOutcome } from '../../domain/movingIn/undo.ts';
import type { Said, TakeOverReason, TakeOverVerdict, TakeOverWarning } from '../../domain/movingIn/verdicts.ts';
import type { Change } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { digestsOf, numberDigests } from './digests.ts';
import type { UnreadCell } from './takeOvers.tables.ts';

export async function insertTakeOver(
  tx: Tx,
  takeOver: { imported_file_id: number | null; name: string; created_by: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx.insertInto('take_overs').values(takeOver).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A household of the list, or a row that belongs to none; with what could not be read of it. */
export type ListedRow = { place: Place; household: ImportedHousehold | null; problems: readonly UnreadCell[] };

/** Stores rows of the list, sealed. */
export async function insertRows(change: Change, takeOverId: number, rows: readonly ListedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { vault, tx } = change;
  const values = rows.map(({ place, household, problems }) => {
    const numbers = household ? numberDigests(vault, household).filter((digest) => digest !== null) : [];
    return {
      take_over_id: takeOverId,
      key: household?.key ?? null,
      sheet: place.sheet,
      row_no: place.row,
      places: JSON.stringify(placesOf(place, household)),
      old_number: household?.old_number ?? null,
      data: household && vault.seal(JSON.stringify(household)),
      problems: JSON.stringify(problems),
      digests: JSON.stringify(household ? digestsOf(vault, household) : {}),
      numbers: sql<Buffer[]>`${numbers}::bytea[]`,
    };
  });
  await tx.insertInto('take_over_rows').values(values).execute();
}

/** Each once: several people may stand in one row. */
function placesOf(place: Place, household: ImportedHousehold | null): Place[] {
  const all = [place, ...(household?.people ?? []).map((person) => person.place)];
  return [...new Map(all.map((one) => [`${one.sheet}/${one.row}`, one])).values()];
}

/** For a list that is read anew. */
export async function deleteRows(tx: Tx, takeOverId: number): Promise<void> {
  await tx.deleteFrom('take_over_rows').where('take_over_id', '=', takeOverId).execute();
  await tx.updateTable('take_overs').set({ tried_at: null }).where('id', '=', takeOverId).execute();
}

type Decided = {
  verdict: TakeOverVerdict;
  reasons: readonly Said<TakeOverReason>[];
  warnings: readonly Said<TakeOverWarning>[];
};

/** What the dry run says of a row. */
export async function updatePredicted(tx: Tx, id: number, { verdict, reasons, warnings }: Decided): Promise<void> {
  await tx
    .updateTable('take_over_rows')
    .set({ predicted: verdict, predicted_reasons: JSON.stringify(reasons), warnings: JSON.stringify(warnings) })
    .where('id', '=', id)
    .execute();
}

type Made = Decided & {
  household_id: number | null;
  people: readonly number[];
  open_changes: number;
  is_takeable: boolean;
  decided_at: Date;
};

/** What became of a row; its household's revision says later whether anything was written since. */
export async function updateDecided(tx: Tx, id: number, { household_id, decided_at, ...decided }: Made): Promise<void> {
  const { verdict, reasons, warnings, people, open_changes, is_takeable } = decided;
  await tx
    .updateTable('take_over_rows')
    .set({
      verdict,
      reasons: JSON.stringify(reasons),
      warnings: JSON.stringify(warnings),
      household_id,
      made_people: sql`${[...people]}::integer[]`,
      open_changes,
      is_takeable,
      decided_at,
      revision: sql`(select revision from households where id = ${household_id}::integer)`,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateUndone(
  tx: Tx,
  id: number,
  { undone, reasons }: { undone: UndoOutcome; reasons: readonly KeptBecause[] },
): Promise<void> {
  await tx
    .updateTable('take_over_rows')
    .set({ undone, undone_reasons: JSON.stringify(reasons) })
    .where('id', '=', id)
    .execute();
}

/** The predictions of the dry run before this one do not count any more. */
export async function clearPredictions(tx: Tx, takeOverId: number): Promise<void> {
  await tx
    .updateTable('take_over_rows')
    .set({ predicted: null, predicted_reasons: '[]' })
    .where('take_over_id', '=', takeOverId)
    .where('predicted', 'is not', null)
    .execute();
}

type Moment =
  | { tried_at: Date }
  | { asked_by: number | null; asked_at: Date | null }
  | { agreed_by: number | null; agreed_at: Date }
  | { undo_asked_by: number | null; undo_asked_at: Date };

export async function updateTakeOver(tx: Tx, id: number, moment: Moment): Promise<void> {
  await tx.updateTable('take_overs').set(moment).where('id', '=', id).execute();
}

/** Without key and digests a row is not compared any more. */
const nothingKept = {
  key: null,
  digests: '{}',
  numbers: sql<Buffer[]>`'{}'::bytea[]`,
  made_people: sql<number[]>`'{}'::integer[]`,
};

/** For a household that was erased, wholly or one of its people; what was taken back may be taken over again. */
export async function clearRowsOf(tx: Tx, householdId: number): Promise<void> {
  await tx
    .updateTable('take_over_rows')
    .set({ ...nothingKept, data: null, old_number: null, open_changes: 0, is_takeable: false })
    .where('household_id', '=', householdId)
    .where(({ eb, or }) => or([eb('undone', 'is', null), eb('undone', '<>', 'taken_back')]))
    .execute();
}
