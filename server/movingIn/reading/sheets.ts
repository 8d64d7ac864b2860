import type { Cell } from '../../../domain/movingIn/cell.ts';

/** A sheet of a file, read row by row; a CSV file has one, without a name. */
export type Sheet = {
  name: string;
  is1904: boolean;
  rows: () => AsyncIterable<SheetRow>;
};

/** `number` begins at 1, as spreadsheet programs show it. */
export type SheetRow = { number: number; cells: Cell[] };
