import { refuse as refuseDocument } from '../../domain/documents/documents.refusals.ts';
import type { ImportedHousehold, Place } from '../../domain/movingIn/importedHousehold.ts';
import type { FileProblem } from '../../domain/movingIn/rowValues.ts';
import { refuse } from '../../domain/movingIn/takeOver.refusals.ts';
import type { TakeOver, takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import type { Visit } from '../platform/http/route.ts';
import { ask, inChange } from '../platform/work.ts';
import { getFile, getFileRecord } from './movingIn.reads.ts';
import { readTakeOverFor, runningOf } from './progress.reads.ts';
import { type ReadHouseholds, readHouseholds } from './reading/sheetReader.ts';
import { assertBoard, refuseFinished } from './takeOvers.actions.ts';
import { findTakeOverIdOf, lockTakeOverOf } from './takeOvers.reads.ts';
import { deleteRows, insertRows, insertTakeOver, type ListedRow } from './takeOvers.writes.ts';

type Calls = typeof takeOversContract;
type Id = { id: number };

/** Refuses with `imported_file_not_found`. */
export async function findTakeOverOf(
  { db, actor }: Ask<OfficeActor>,
  { id }: Id,
): Promise<Answer<Calls['findTakeOver']>> {
  assertBoard(actor);
  await getFile(db, id);
  return { take_over_id: await findTakeOverIdOf(db, id) };
}

/**
 * Reads the households of a file and keeps them sealed; again in place of what was read before. Refuses with
 * `imported_file_not_found`, `unfitImport`, `document_lost`, `too_many_cells_unread`, `take_over_asked_already`,
 * `take_over_is_running`, `taking_over_finished`.
 */
export async function prepareTakeOver(
  { context, actor }: Visit<Calls['prepareTakeOver']>,
  { id: fileId }: Id,
): Promise<TakeOver> {
  assertBoard(actor);
  const asked = ask(context, actor);
  const { storage_key: storageKey, columns: mappings } = await getFileRecord(asked, fileId);
  const stored = { storageKey, accountId: actor.account_id };
  const read = await readHouseholds(context, stored, { today: asked.today, mappings }).catch((error: unknown) => {
    if (error instanceof FileLost) return refuseDocument('document_lost');
    throw error;
  });
  const most = read.problems.length;
  if (read.problem_count > most) return refuse('too_many_cells_unread', { params: { most } });
  return inChange(context, actor, async (change) => {
    const { name } = await getFile(change.tx, fileId);
    const id = await storeTakeOver(change, { fileId, name, rows: listedRows(read) });
    await refuseFinished(change.tx);
    await record(change, { action: 'take_over.prepared', household_id: null, subject_id: id });
    return (await readTakeOverFor(change.tx, id, change.actor)) ?? refuse('take_over_not_found');
  });
}

type Storing = { fileId: number | null; name: string; rows: Iterable<ListedRow> };

const AT_ONCE = 200;

/** Keeps the rows of a list. Refuses with `take_over_asked_already`, `take_over_is_running`. Returns the id. */
export async function storeTakeOver(change: Change, { fileId, name, rows }: Storing): Promise<number> {
  const before = fileId === null ? undefined : await lockTakeOverOf(change.tx, fileId);
  if (before?.asked_at) return refuse('take_over_asked_already');
  if (before && (await runningOf(change.tx, before.id))) return refuse('take_over_is_running');
  if (before) await deleteRows(change.tx, before.id);
  const created = { created_by: accountOf(change.actor), created_at: change.now };
  const id = before?.id ?? (await insertTakeOver(change.tx, { imported_file_id: fileId, name, ...created }));
  let some: ListedRow[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < AT_ONCE) continue;
    await insertRows(change, id, some);
    some = [];
  }
  await insertRows(change, id, some);
  return id;
}

/** Each household with what could not be read of its rows; then the rows that belong to no household. */
function* listedRows({ households, problems }: ReadHouseholds): Generator<ListedRow> {
  const unread = Map.groupBy(problems, placeName);
  for (const household of households) {
    const names = [...new Set(placesOf(household).map(placeName))];
    const own = names.flatMap((name) => unread.get(name) ?? []);
    for (const name of names) unread.delete(name);
    yield { place: placesOf(household)[0] ?? NOWHERE, household, problems: own.map(toCell) };
  }
  for (const own of unread.values()) {
    yield { place: own[0] ?? NOWHERE, household: null, problems: own.map(toCell) };
  }
}

const NOWHERE: Place = { sheet: 1, row: 1 };

function placesOf({ people }: ImportedHousehold): Place[] {
  return people.map(({ place }) => place);
}

function placeName({ sheet, row }: Place): string {
  return `${sheet}/${row}`;
}

function toCell({ column, why }: FileProblem) {
  return { column, why };
}
