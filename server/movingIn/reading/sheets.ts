import type { Cell } from '../../../domain/movingIn/cell.ts';
import type { MergedColumns } from '../../../domain/movingIn/heads.ts';

/** A sheet of a file, read row by row; a CSV file has one, without a name. */
export type Sheet = {
  name: string;
  is1904: boolean;
  rows: () => AsyncIterable<SheetRow>;
  /** The cells of a row that were merged over several columns. */
  merged: (row: number) => Promise<MergedColumns[]>;
};

/** `number` begins at 1, as spreadsheet programs show it. */
export type SheetRow = { number: number; cells: Cell[] };
