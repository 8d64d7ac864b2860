import { type Cell, type CellReader, type ImportProblem, isBlank, type Read } from './cell.ts';
import type { ColumnOwner } from './columnField.ts';
import { type ColumnMeaning, type ColumnName, columnFields, type SheetMapping } from './columns.ts';
import type { Place } from './importedHousehold.ts';
import { readCell, type ValueOf } from './values.ts';

/** The values that were read of a row or a person, by column; what is blank or unreadable is missing. */
export type ToldValues = { [F in ColumnName]?: ValueOf<(typeof columnFields)[F]['kind']> };

/** Why something of the file was not read; `column` is null where it is about the whole row. */
export type FileProblem = Place & {
  column: number | null;
  why: ImportProblem;
  /** Another row that it is about. */
  other_row: number | null;
};

/** What a row says about the household, and about each of the family. */
export type RowValues = {
  household: ToldValues;
  people: Map<ColumnOwner, ToldValues>;
  problems: FileProblem[];
};

/** Reads the cells of a row by what their columns hold. */
export function readRow(place: Place, cells: readonly Cell[], mapping: SheetMapping, reader: CellReader): RowValues {
  const row: RowValues = { household: {}, people: new Map(), problems: [] };
  for (const [index, meaning] of mapping.entries()) {
    const cell = cells[index] ?? null;
    if (!meaning || isBlank(cell)) continue;
    const problem = take(row, meaning, readCell(columnFields[meaning.field].kind, cell, reader));
    if (problem) row.problems.push({ ...place, column: index + 1, why: problem, other_row: null });
  }
  return row;
}

function take(
  { household, people }: RowValues,
  { field, of }: ColumnMeaning,
  read: Read<unknown>,
): ImportProblem | undefined {
  const isHouseholds = columnFields[field].of === 'household';
  const told = isHouseholds ? household : (people.get(of) ?? {});
  // somebody of whom nothing can be read stands there all the same
  if (!isHouseholds) people.set(of, told);
  if ('problem' in read) return read.problem;
  return join(told, field, read.value) ? undefined : 'values_contradict';
}

/** Adds a value; false if it contradicts the one that is there. Several numbers and accounts stand beside each other. */
export function join(told: ToldValues, field: ColumnName, value: unknown): boolean {
  const before = told[field];
  if (before === undefined) {
    // the reader of the field's kind gave it
    told[field] = value as never;
    return true;
  }
  if (Array.isArray(before) && Array.isArray(value)) {
    const fresh = value.filter((one) => !before.some((other) => isSame(one, other)));
    told[field] = [...before, ...fresh] as never;
    return true;
  }
  return isSame(before, value);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
