import type { Cell } from '../../../../domain/movingIn/cell.ts';
import type { MergedColumns } from '../../../../domain/movingIn/heads.ts';
import { MOST_COLUMNS } from '../../../../domain/movingIn/importLimits.ts';
import type { SheetRow } from '../sheets.ts';
import { type PartListener, type Parts, readPart, readWholePart } from './parts.ts';
import { cut, type SharedStrings, unescaped } from './sharedStrings.ts';

/** What the cells of a workbook refer to. */
export type CellContext = { strings: SharedStrings; dateStyles: ReadonlySet<number>; is1904: boolean };

/** The rows of a worksheet that have cells, one after the other. */
export async function* readWorksheet(parts: Parts, name: string, context: CellContext): AsyncGenerator<SheetRow> {
  const { listener, taken } = rowReader(context);
  for await (const _piece of readPart(parts, name, listener)) yield* taken();
  yield* taken();
}

/** Which cells of a row were merged over several columns; they are named behind all rows. */
export async function readMerged(parts: Parts, name: string, row: number): Promise<MergedColumns[]> {
  const merged: MergedColumns[] = [];
  await readWholePart(parts, name, {
    open: (tag, { ref = '' }) => {
      const [first = '', last = ''] = tag === 'mergeCell' ? ref.split(':') : [];
      if (first === '' || last === '' || rowOf(first) !== row) return;
      const columns = { from: columnOf(first), to: columnOf(last) };
      if (columns.from < columns.to && merged.length < MOST_COLUMNS) merged.push(columns);
    },
  });
  return merged;
}

function rowOf(place: string): number {
  return Number(place.replace(/^[A-Z]+/, ''));
}

type OpenCell = { column: number; type: string; style: number; text: string };

function rowReader(context: CellContext): { listener: PartListener; taken: () => SheetRow[] } {
  let rows: SheetRow[] = [];
  let row: SheetRow = { number: 0, cells: [] };
  let cell: OpenCell | undefined;
  let isValue = false;
  const openCell = ({ r = '', t = 'n', s = '-1' }: Readonly<Record<string, string>>) => {
    const column = r === '' ? row.cells.length : columnOf(r);
    cell = { column, type: t, style: Number(s), text: '' };
  };
  const closeCell = () => {
    // one column too many tells that there are too many
    if (cell && cell.column <= MOST_COLUMNS) {
      while (row.cells.length < cell.column) row.cells.push(null);
      row.cells[cell.column] = cellValue(cell, context);
    }
    cell = undefined;
  };
  const listener: PartListener = {
    open: (name, attributes) => {
      if (name === 'row') row = { number: Number(attributes.r ?? row.number + 1), cells: [] };
      if (name === 'c') openCell(attributes);
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue && cell) cell.text = cut(cell.text + text);
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') closeCell();
      if (name === 'row' && row.cells.length > 0) rows.push(row);
    },
  };
  const taken = () => {
    const read = rows;
    rows = [];
    return read;
  };
  return { listener, taken };
}

/** The column of a place such as `AB12`; the first is 0. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

function cellValue({ type, style, text }: OpenCell, { strings, dateStyles, is1904 }: CellContext): Cell {
  if (type === 's') return text === '' ? null : strings.at(Number(text));
  if (type === 'b') return text === '1' || text === 'true';
  if (type === 'd') return { day: text.slice(0, 10) };
  if (type !== 'n') return unescaped(text);
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return text || null;
  return dateStyles.has(style) ? { day: dayOf(number, is1904) } : number;
}

const DAY_MS = 86_400_000;
const LARGEST_SERIAL = 2_958_465;

/** The day that a sheet shows for a number; right from March 1900 on, because its February has 29 days in 1900. */
function dayOf(serial: number, is1904: boolean): string {
  if (!(serial >= 0 && serial <= LARGEST_SERIAL)) return '';
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(first + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
}
