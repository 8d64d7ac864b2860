import { type Cell, isBlank } from '../../../domain/movingIn/cell.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../../../domain/movingIn/importLimits.ts';
import { refuse } from '../../../domain/movingIn/movingIn.refusals.ts';
import type { SheetRow } from './sheets.ts';

export type Room = { rows: number };

/**
 * The rows that are not blank; `room` counts those of all sheets. Refuses with `import_too_many_rows` and
 * `import_too_many_columns`.
 */
export async function* bounded(rows: AsyncIterable<SheetRow>, room: Room): AsyncGenerator<SheetRow> {
  for await (const { number, cells } of rows) {
    const width = cells.findLastIndex((cell: Cell) => !isBlank(cell)) + 1;
    if (width === 0) continue;
    room.rows += 1;
    if (room.rows > MOST_ROWS) return refuse('import_too_many_rows', { params: { most: MOST_ROWS } });
    if (width > MOST_COLUMNS) {
      return refuse('import_too_many_columns', { params: { most: MOST_COLUMNS, row: number } });
    }
    yield { number, cells: cells.slice(0, width) };
  }
}
