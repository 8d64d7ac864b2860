import { addAbortSignal, type Readable } from 'node:stream';
import {
  type AskedFields,
  type ListColumn,
  type ListShape,
  readAsked,
} from '../../../domain/office/lists/listShape.ts';
import { maySeeList } from '../../../domain/office/lists/lists.access.ts';
import type { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { refuse } from '../../../domain/office/lists/lists.refusals.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { type Cents, toEuros } from '../../../domain/shared/money.ts';
import { record } from '../../audit/audit.actions.ts';
import { csvSheet, type SheetColumn, type SheetValue, xlsxSheet } from '../../platform/formats/sheet.ts';
import type { FileAnswer, Visit } from '../../platform/http/route.ts';
import { openSnapshot, type Snapshot } from '../../platform/snapshot.ts';
import { ask, inChange } from '../../platform/work.ts';
import type { ListSource } from './listSource.ts';
import { type Asked, allRowsOf, countRows, type StoredRow } from './lists.reads.ts';
import { chosenIn, headIn, listNameIn, wordIn } from './listWords.ts';

/** A file that takes longer is broken off: it holds a connection of the database. */
const MOST_MS = 300_000;

const kinds = {
  xlsx: { write: xlsxSheet, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { write: csvSheet, type: 'text/csv; charset=utf-8' },
} as const;

type ExportVisit = Visit<(typeof listsContract)['exportHouseholds']>;

/**
 * All rows of a list as a file, with the heads in the reader's language. Count and rows are of one moment; another number than the
 * one on the screen is refused with `list_has_changed`. It is recorded before anything is sent.
 */
export async function exportList(
  { context, actor }: ExportVisit,
  source: ListSource,
  fields: AskedFields & { rows?: unknown; format?: unknown },
): Promise<FileAnswer> {
  if (!maySeeList(source.shape, actor)) refuse('forbidden');
  const { today } = ask(context, actor);
  const asked = { source, asked: readAsked(source.shape, fields), today };
  const kind = fields.format === 'csv' ? 'csv' : 'xlsx';
  const snapshot = await openSnapshot(context.db);
  try {
    const count = await countRows(snapshot.db, asked);
    if (count !== fields.rows) refuse('list_has_changed', { params: { count } });
    const { name } = source.shape;
    const details = { list: name, filters: asked.asked.filters, rows: count, format: kind };
    await inChange(context, actor, (change) =>
      record(change, { action: 'list.exported', household_id: null, subject_id: null, details }),
    );
    const columns = source.shape.columns.map((column) => toSheetColumn(column, actor.language));
    const title = listNameIn(actor.language, name);
    const rows = sheetRows(snapshot, asked, actor.language);
    const content = closing(kinds[kind].write({ name: title, columns, rows }), snapshot);
    return { filename: `${title} ${today}.${kind}`, contentType: kinds[kind].type, content };
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

/** Whether it was sent, or broken off by either side: the connection goes back. */
function closing(content: Readable, snapshot: Snapshot): Readable {
  content.once('close', () => void snapshot.close());
  return addAbortSignal(AbortSignal.timeout(MOST_MS), content);
}

function toSheetColumn(column: ListColumn, language: Language): SheetColumn {
  return {
    header: headIn(language, column),
    kind: column.kind === 'words' || column.kind === 'chosen' ? 'text' : column.kind,
  };
}

async function* sheetRows(snapshot: Snapshot, asked: Asked, language: Language) {
  const { shape } = asked.source;
  for await (const rows of snapshot.rows(allRowsOf(asked))) yield rows.map((row) => toValues(row, shape, language));
}

function toValues(row: StoredRow, { columns }: ListShape, language: Language): SheetValue[] {
  return columns.map((column) => {
    const value = row[column.key] ?? null;
    if (value === null) return null;
    if (column.kind === 'chosen') return chosenIn(language, String(row.list), String(value));
    if (column.kind === 'words') return wordIn(language, column, String(value));
    return column.kind === 'euros' ? toEuros(value as Cents) : value;
  });
}
