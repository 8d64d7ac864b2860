import { type Cell, isBlank } from '../../../domain/movingIn/cell.ts';
import { knownHeaders } from '../../../domain/movingIn/columns.ts';
import type { SheetRow } from './sheets.ts';

const ROWS_LOOKED_AT = 50;
const FEWEST_KNOWN = 3;
const FEWEST_CELLS = 2;

export type Head = { number: number; headers: string[] };
export type Headed = { head: Head; rows: AsyncIterable<SheetRow> };

/**
 * Divides a sheet into its head and the rows below. The head is the first row with three known headers; where no row has them, the
 * first of the fullest rows. Undefined for a sheet without rows.
 */
export async function headed(all: AsyncIterable<SheetRow>): Promise<Headed | undefined> {
  const rows = all[Symbol.asyncIterator]();
  const first: SheetRow[] = [];
  let isOver = false;
  while (first.length < ROWS_LOOKED_AT && !isOver) {
    const { done, value } = await rows.next();
    isOver = done === true;
    if (!done) first.push(value);
  }
  const at = headIn(first);
  const row = first[at];
  if (!row) return undefined;
  const head = { number: row.number, headers: row.cells.map(headerOf) };
  return { head, rows: continued(first.slice(at + 1), isOver ? undefined : rows) };
}

async function* continued(
  first: readonly SheetRow[],
  rest: AsyncIterator<SheetRow> | undefined,
): AsyncGenerator<SheetRow> {
  yield* first;
  if (rest) yield* { [Symbol.asyncIterator]: () => rest };
}

function headIn(rows: readonly SheetRow[]): number {
  const known = rows.findIndex(({ cells }) => knownHeaders(cells.map(headerOf)) >= FEWEST_KNOWN);
  if (known >= 0) return known;
  const counts = rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length);
  const most = Math.max(0, ...counts);
  return most >= FEWEST_CELLS ? counts.indexOf(most) : -1;
}

function headerOf(cell: Cell): string {
  if (cell === null || typeof cell === 'boolean') return '';
  return (typeof cell === 'object' ? cell.day : String(cell)).trim().slice(0, 100);
}
