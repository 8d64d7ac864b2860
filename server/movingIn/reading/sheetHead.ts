import { type Cell, isBlank } from '../../../domain/movingIn/cell.ts';
import { findHead, type HeadLine, isTwoLines, joinedHeaders } from '../../../domain/movingIn/heads.ts';
import { bounded, type Room } from './boundedRows.ts';
import type { Sheet, SheetRow } from './sheets.ts';

const ROWS_LOOKED_AT = 50;

/** `lines`: as they stand in the sheet, which repeats them on each page when it is printed. */
export type Head = { number: number; headers: string[]; lines: (readonly string[])[] };
export type Headed = { head: Head; rows: AsyncIterable<SheetRow> };

/** Divides a sheet into its head (`findHead`) and the rows below. Undefined for a sheet without rows. */
export async function headed(sheet: Sheet, room: Room): Promise<Headed | undefined> {
  const rows = bounded(sheet.rows(), room)[Symbol.asyncIterator]();
  const first: SheetRow[] = [];
  let isOver = false;
  while (first.length < ROWS_LOOKED_AT && !isOver) {
    const { done, value } = await rows.next();
    isOver = done === true;
    if (!done) first.push(value);
  }
  const found = findHead(first.map(lineOf));
  if (!found) return undefined;
  const lines = isTwoLines(found) ? [found.upper, found.lower] : [found];
  const number = lines.at(-1)?.number ?? 0;
  const head = {
    number,
    headers: isTwoLines(found) ? joinedHeaders(found, await sheet.merged(found.upper.number)) : [...found.cells],
    lines: lines.map(({ cells }) => cells),
  };
  const below = first.filter((row) => row.number > number);
  return { head, rows: continued(below, isOver ? undefined : rows) };
}

async function* continued(
  first: readonly SheetRow[],
  rest: AsyncIterator<SheetRow> | undefined,
): AsyncGenerator<SheetRow> {
  yield* first;
  if (rest) yield* { [Symbol.asyncIterator]: () => rest };
}

function lineOf({ number, cells }: SheetRow): HeadLine {
  const hasOnlyTexts = cells.every((cell) => isBlank(cell) || typeof cell === 'string');
  return { number, cells: cells.map(headerOf), hasOnlyTexts };
}

function headerOf(cell: Cell): string {
  if (cell === null || typeof cell === 'boolean') return '';
  return (typeof cell === 'object' ? cell.day : String(cell)).trim().slice(0, 100);
}
