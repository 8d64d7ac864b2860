import { createHash } from 'node:crypto';
import { nameFromFile } from '../../domain/documents/documentName.ts';
import { refuse as refuseDocument } from '../../domain/documents/documents.refusals.ts';
import { mayBeAbout, proposeColumns, type SheetMapping } from '../../domain/movingIn/columns.ts';
import { MOST_IMPORT_BYTES, MOST_IMPORT_MEGABYTES } from '../../domain/movingIn/importLimits.ts';
import { mayMoveIn } from '../../domain/movingIn/movingIn.access.ts';
import type { ImportedFile, movingInContract } from '../../domain/movingIn/movingIn.contract.ts';
import { refuse } from '../../domain/movingIn/movingIn.refusals.ts';
import { isOwnHead, withOwnColumns, withoutOwnColumns } from '../../domain/movingIn/ownColumns.ts';
import type { FileProblem } from '../../domain/movingIn/rowValues.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { addKeptFile, discardKeptFiles } from '../documents/documents.actions.ts';
import { enterKept, keepOtherFile } from '../documents/keepDocument.actions.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Ask, Context } from '../platform/context.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import type { Visit } from '../platform/http/route.ts';
import type { StaffChange } from '../platform/staff.ts';
import { ask, inChange } from '../platform/work.ts';
import { findKeptColumns, getFile, getFileRecord, listFiles, pageOfProblems } from './movingIn.reads.ts';
import type { SheetMappings } from './movingIn.tables.ts';
import {
  deleteImportedFile,
  insertImportedFile,
  keepColumns,
  type ReadCounts,
  replaceProblems,
  updateImportedFile,
} from './movingIn.writes.ts';
import { readHouseholds, readOutline, type StoredSheets } from './reading/sheetReader.ts';
import type { OutlinedSheet } from './reading/sheetReading.ts';

type Calls = typeof movingInContract;
type OfficeAsk = Ask<OfficeActor>;

/** Refuses with `forbidden` clerks who are not of the board. */
function assertBoard(actor: Parameters<typeof mayMoveIn>[0]): void {
  if (!mayMoveIn(actor)) refuse('forbidden');
}

export async function listImportedFiles({ db, actor }: OfficeAsk): Promise<ImportedFile[]> {
  assertBoard(actor);
  return listFiles(db);
}

/** Refuses with `imported_file_not_found`. */
export async function listImportProblems(
  { db, actor }: OfficeAsk,
  { id, page = 1 }: Input<Calls['listImportProblems']>,
): Promise<Answer<Calls['listImportProblems']>> {
  assertBoard(actor);
  await getFile(db, id);
  return pageOfProblems(db, id, page);
}

/** A file with examples of its rows, so that the access is recorded. Refuses with `imported_file_not_found`. */
export async function openImportedFile(
  change: StaffChange,
  { id }: { id: number },
): Promise<Answer<Calls['getImportedFile']>> {
  assertBoard(change.actor);
  const { sheets, columns } = await getFileRecord(change, id);
  await record(change, { action: 'imported_file.seen', household_id: null, subject_id: id });
  return {
    ...(await getFile(change.tx, id)),
    sheets: sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column, index) => ({ ...column, meaning: columns[sheet.sheet]?.[index] ?? null })),
    })),
  };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Stores a file of a former list, proposes what its columns hold, and counts what would be read. Nothing of a refused file stays.
 * Refuses with `unfitImport` and as `keepOtherFile`.
 */
export async function uploadImportedFile({
  context,
  actor,
  upload,
}: Visit<Calls['uploadImportedFile']>): Promise<ImportedFile> {
  assertBoard(actor);
  const file = await upload();
  const kept = await keepOtherFile(context, file, {
    mostBytes: MOST_IMPORT_BYTES,
    tooLarge: () => refuse('import_too_large', { params: { most: MOST_IMPORT_MEGABYTES } }),
    kindOf: (beginning) => (beginning.subarray(0, 2).toString('latin1') === 'PK' ? XLSX : 'text/csv'),
  });
  const read = await readUpload(context, { storageKey: kept.storage_key, accountId: actor.account_id });
  const { sheets, columns, counts, problems } = read;
  return enterKept(context, kept, () =>
    inChange(context, actor, async (change) => {
      await addKeptFile(change, kept);
      const id = await insertImportedFile(change.tx, {
        name: nameFromFile(file.filename) || '—',
        storage_key: kept.storage_key,
        outline: change.vault.seal(JSON.stringify(sheets)),
        columns: JSON.stringify(columns),
        ...counts,
        uploaded_by: accountOf(actor),
        uploaded_at: change.now,
      });
      await replaceProblems(change.tx, id, problems);
      await record(change, { action: 'imported_file.uploaded', household_id: null, subject_id: id });
      return getFile(change.tx, id);
    }),
  );
}

async function readUpload(context: Context, stored: StoredSheets) {
  try {
    const sheets = await readOutline(context, stored);
    const columns = await proposed(context, sheets);
    return { sheets, columns, ...(await countHouseholds(context, stored, columns)) };
  } catch (error) {
    // no row knows the file yet, whatever the reason of the failure
    await context.files.remove(stored.storageKey);
    throw error;
  }
}

/**
 * Says what the columns of a file hold, and reads it anew. Refuses with `imported_file_not_found`, `import_columns_do_not_fit`,
 * `document_lost` and `unfitImport`.
 */
export async function mapImportedFile(
  { context, actor }: Visit<Calls['mapImportedFile']>,
  { id, sheets: told }: Input<Calls['mapImportedFile']>,
): Promise<ImportedFile> {
  assertBoard(actor);
  const file = await getFileRecord(ask(context, actor), id);
  const columns = toldMappings(file.sheets, told);
  const stored = { storageKey: file.storage_key, accountId: actor.account_id };
  const { counts, problems } = await countHouseholds(context, stored, columns).catch((error: unknown) => {
    if (error instanceof FileLost) return refuseDocument('document_lost');
    throw error;
  });
  return inChange(context, actor, async (change) => {
    if (!(await updateImportedFile(change.tx, id, { ...counts, columns }))) return refuse('imported_file_not_found');
    await replaceProblems(change.tx, id, problems);
    for (const sheet of file.sheets) {
      const mapping = columns[sheet.sheet];
      if (!mapping) continue;
      await keepColumns(change.tx, headsDigest(sheet), withoutOwnColumns(mapping, headsOf(sheet)), change.now);
    }
    await record(change, { action: 'imported_file.mapped', household_id: null, subject_id: id });
    return getFile(change.tx, id);
  });
}

/** Deletes a file and what was read of it. Refuses with `imported_file_not_found`. */
export async function giveUpImportedFile(change: StaffChange, { id }: { id: number }): Promise<void> {
  assertBoard(change.actor);
  const storageKey = (await deleteImportedFile(change.tx, id, change.now)) ?? refuse('imported_file_not_found');
  await discardKeptFiles(change, [storageKey]);
  await record(change, { action: 'imported_file.given_up', household_id: null, subject_id: id });
}

/** As somebody said for the same heads before, else by the words of the heads. */
async function proposed(context: Context, sheets: readonly OutlinedSheet[]): Promise<SheetMappings> {
  const kept = await findKeptColumns(context.db, sheets.map(headsDigest));
  return Object.fromEntries(
    sheets.map((sheet) => {
      const told = kept.get(headsDigest(sheet));
      const headers = headsOf(sheet);
      return [sheet.sheet, told ? withOwnColumns(told, headers) : proposeColumns(headers)];
    }),
  );
}

/** Sheets that are not named are not read. Refuses with `import_columns_do_not_fit`. */
function toldMappings(
  sheets: readonly OutlinedSheet[],
  told: Input<Calls['mapImportedFile']>['sheets'],
): SheetMappings {
  const fits = ({ sheet, columns }: (typeof told)[number]) =>
    sheets.some((outlined) => outlined.sheet === sheet && outlined.columns.length === columns.length) &&
    columns.every((meaning) => meaning === null || mayBeAbout(meaning));
  if (!told.every(fits)) return refuse('import_columns_do_not_fit');
  return Object.fromEntries(told.map(({ sheet, columns }): [number, SheetMapping] => [sheet, columns]));
}

type Counted = { counts: ReadCounts; problems: FileProblem[] };

async function countHouseholds(context: Context, file: StoredSheets, mappings: SheetMappings): Promise<Counted> {
  const { today } = ask(context, { kind: 'system' });
  const { households, problems, problem_count, rows } = await readHouseholds(context, file, { today, mappings });
  const counts = { rows, households: 0, people: 0, problem_count };
  for (const household of households) {
    counts.households += 1;
    counts.people += household.people.length;
  }
  return { counts, problems };
}

function headsOf({ columns }: OutlinedSheet): string[] {
  return columns.map(({ header }) => header);
}

/** The same for lines of the list that the portal has written out. */
function headsDigest(sheet: OutlinedSheet): string {
  return createHash('sha256')
    .update(JSON.stringify(headsOf(sheet).filter((header) => !isOwnHead(header))))
    .digest('hex');
}
