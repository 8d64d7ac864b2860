import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Cell } from '../../../domain/movingIn/cell.ts';
import { headed } from './sheetHead.ts';
import type { Sheet } from './sheets.ts';

/** Lines of a list that are wanted as a workbook of their own, with columns behind them. */
export type LinesOrder = {
  wants: 'lines';
  /** Heads of the columns behind the list's own. */
  heads: string[];
  sheets: WantedLines[];
};

/** `rows`: what stands behind the line, by its number. */
export type WantedLines = { sheet: number; columns: number; rows: Record<number, string[]> };

/** A workbook with these lines as they stand in the list, under its heads. It reads back as the list does. */
export async function linesWorkbook(sheets: readonly Sheet[], order: LinesOrder): Promise<Uint8Array> {
  const room = { rows: 0 };
  const written: WriteSheet[] = [];
  for (const wanted of order.sheets) {
    const sheet = sheets[wanted.sheet - 1];
    const found = sheet && (await headed(sheet, room));
    if (!found) continue;
    const inColumns = (cells: readonly CellValue[], behind: readonly string[]) => [
      ...Array.from({ length: wanted.columns }, (_, index) => cells[index] ?? null),
      ...behind,
    ];
    const rows = [inColumns(found.head.headers, order.heads)];
    for await (const { number, cells } of found.rows) {
      const behind = wanted.rows[number];
      if (behind) rows.push(inColumns(cells.map(valueIn), behind));
    }
    written.push({ name: sheet.name || `${wanted.sheet}`, rows, freezePane: { rows: 1 } });
  }
  return writeXlsx({ sheets: written });
}

function valueIn(cell: Cell): CellValue {
  return cell !== null && typeof cell === 'object' ? new Date(`${cell.day}T00:00:00Z`) : cell;
}
