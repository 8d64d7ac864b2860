import { writeXlsx } from 'hucre/xlsx';
import { OWN_HEAD } from '../../domain/movingIn/ownColumns.ts';
import { type RowWords, rowLines } from '../../domain/movingIn/rowLines.ts';
import { refuse } from '../../domain/movingIn/takeOver.refusals.ts';
import type { takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import { type UndoOutcome, undoOutcomes } from '../../domain/movingIn/undo.ts';
import type { TakeOverVerdict } from '../../domain/movingIn/verdicts.ts';
import type { Input } from '../../domain/shared/contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import { record } from '../audit/audit.actions.ts';
import type { OfficeActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import type { FileAnswer, Visit } from '../platform/http/route.ts';
import { ask, inChange } from '../platform/work.ts';
import { say } from '../words.ts';
import { getFileRecord } from './movingIn.reads.ts';
import { type PlacedRow, pageOfResults } from './progress.reads.ts';
import type { WantedLines } from './reading/sheetLines.ts';
import { readLines } from './reading/sheetReader.ts';
import { assertBoard } from './takeOvers.actions.ts';
import { findFileIdOf, findTakeOver } from './takeOvers.reads.ts';
import { DOWNLOAD } from './template.actions.ts';

type Saved = Input<(typeof takeOversContract)['saveTakeOverRows']>;

/** Rows that are read at once. */
const AT_ONCE = 500;

/**
 * The lines of all rows with one result as a workbook, with the reasons behind them; only the places and the reasons once the file is
 * deleted. Refuses with `take_over_not_found` and `unfitImport`.
 */
export async function saveTakeOverRows(
  { context, actor }: Visit<(typeof takeOversContract)['saveTakeOverRows']>,
  asked: Saved,
): Promise<FileAnswer> {
  assertBoard(actor);
  const { id } = asked;
  const fileId = await inChange(context, actor, async (change) => {
    if (!(await findTakeOver(change.tx, id))) return refuse('take_over_not_found');
    await record(change, { action: 'take_over.saved', household_id: null, subject_id: id });
    return findFileIdOf(change.tx, id);
  });
  const rows = await allRows(context, actor, asked);
  const { language } = actor;
  const content = await linesOf(context, actor, { fileId, rows, asked }).catch((error: unknown) => {
    if (error instanceof FileLost) return undefined;
    throw error;
  });
  return {
    filename: say(language, 'movingIn.rowsFile.name', { number: id }),
    contentType: DOWNLOAD,
    content: content ?? (await placesWorkbook(rows, asked, language)),
  };
}

async function allRows(context: Context, actor: OfficeActor, { id, ...asked }: Saved): Promise<PlacedRow[]> {
  const from = ask(context, actor);
  const all: PlacedRow[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof pageOfResults>> = await pageOfResults(from, id, {
      ...asked,
      after,
      most: AT_ONCE,
    });
    all.push(...page.rows);
    after = page.next;
  }
  return all;
}

type Lines = { fileId: number | null; rows: readonly PlacedRow[]; asked: Saved };

/** Undefined once the file is deleted, and without rows. */
async function linesOf(
  context: Context,
  actor: OfficeActor,
  { fileId, rows, asked }: Lines,
): Promise<Buffer | undefined> {
  if (fileId === null) return undefined;
  const { storage_key, sheets } = await getFileRecord(ask(context, actor), fileId);
  const wanted = sheets.map(({ sheet, columns }): WantedLines => ({ sheet, columns: columns.length, rows: {} }));
  const bySheet = new Map(wanted.map((one) => [one.sheet, one]));
  for (const row of rows) {
    const behind = behindOf(row, asked, actor.language);
    for (const place of row.places) {
      const sheet = bySheet.get(place.sheet);
      if (sheet) sheet.rows[place.row] = behind;
    }
  }
  const some = wanted.filter((sheet) => Object.keys(sheet.rows).length > 0);
  const file = { storageKey: storage_key, accountId: actor.account_id };
  return some.length > 0 ? readLines(context, file, { heads: headsIn(actor.language), sheets: some }) : undefined;
}

async function placesWorkbook(rows: readonly PlacedRow[], asked: Saved, language: Language): Promise<Buffer> {
  const heads = [`${OWN_HEAD}${say(language, 'movingIn.rowsFile.place')}`, ...headsIn(language)];
  const lines = rows.map((row) => [
    say(language, 'movingIn.rowsFile.placeOf', { sheet: row.sheet, row: row.row }),
    ...behindOf(row, asked, language),
  ]);
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Vefa', rows: [heads, ...lines] }] }));
}

function headsIn(language: Language): string[] {
  return (['result', 'why', 'membershipNo'] as const).map(
    (key) => OWN_HEAD + say(language, `movingIn.rowsFile.${key}`),
  );
}

/** The result, the reasons and the number here, as they stand behind a line. */
function behindOf(row: PlacedRow, { stage, result }: Saved, language: Language): string[] {
  return [
    isUndone(result)
      ? say(language, `movingIn.rowsFile.undone.${result}`)
      : say(language, `movingIn.rowsFile.verdicts.${result}`),
    rowLines(row, stage, wordsIn(language)).join('\n'),
    row.membership_no ?? '',
  ];
}

function isUndone(result: TakeOverVerdict | UndoOutcome): result is UndoOutcome {
  return (undoOutcomes as readonly string[]).includes(result);
}

function wordsIn(language: Language): RowWords {
  return {
    reason: (key) => say(language, `movingIn.rowsFile.reasons.${key}`),
    warning: (key) => say(language, `movingIn.rowsFile.warnings.${key}`),
    problem: (why) => say(language, `movingIn.rowsFile.problems.${why}`, { row: '' }),
    kept: (because) => say(language, `movingIn.rowsFile.kept.${because}`),
    aboutPerson: (name, words) => say(language, 'movingIn.rowsFile.aboutPerson', { name, words }),
    inColumn: (column, words) => say(language, 'movingIn.rowsFile.inColumn', { column, words }),
  };
}
