import { type Cell, type CellReader, isBlank } from './cell.ts';
import type { SheetMapping } from './columns.ts';
import type { Gathered, GatheredPerson } from './gathered.ts';
import { householdOf } from './householdOf.ts';
import type { ImportedHousehold, Place } from './importedHousehold.ts';
import { type FileProblem, isSame, join, type RowValues, readRow, type ToldValues } from './rowValues.ts';

/**
 * Puts households together from rows that come in any order. Rows with the same family number belong together; without a column
 * for that, those with the same old number. Only what is certain is joined: everything else is a problem with its place.
 */
export class Households {
  readonly #reader: CellReader;
  readonly #gathered = new Map<string, Gathered>();
  readonly #problems: FileProblem[] = [];
  readonly #sheetsWithoutKey = new Set<number>();
  #rows = 0;

  constructor(reader: CellReader) {
    this.#reader = reader;
  }

  /** Rows that were not blank, below the heads of their sheets. */
  get rows(): number {
    return this.#rows;
  }

  take(place: Place, cells: readonly Cell[], { mapping, headLines, is1904 }: HeadedSheet): void {
    if (mapping.every((meaning) => meaning === null) || cells.every(isBlank)) return;
    this.#rows += 1;
    if (headLines.some((line) => isHead(cells, line))) {
      this.#tell(place, 'header_repeated');
      return;
    }
    const has = (field: 'key' | 'old_number') => mapping.some((meaning) => meaning?.field === field);
    if (!has('key') && !has('old_number')) {
      this.#tellOnce(place);
      return;
    }
    const row = readRow(place, cells, mapping, { ...this.#reader, is1904 });
    this.#problems.push(...row.problems);
    const key = has('key') ? row.household.key : row.household.old_number;
    if (key === undefined) {
      this.#tell(place, 'row_without_key');
      return;
    }
    const gathered = this.#gatheredOf(key, place);
    this.#takeHousehold(gathered, row, { place, mapping, hasKey: has('key') });
    for (const [of, told] of row.people)
      this.#takePerson(gathered, { place, of, told, number: row.household.old_number });
  }

  /** The households in the order of their first rows; each adds its problems when it is made. */
  *made(): Generator<ImportedHousehold> {
    for (const gathered of this.#gathered.values()) {
      const { household, problems } = householdOf(gathered);
      this.#problems.push(...problems);
      yield household;
    }
  }

  /** Complete once all households are made; in the order of the sheets. */
  problems(): FileProblem[] {
    return this.#problems.toSorted(
      (one, other) => one.sheet - other.sheet || one.row - other.row || (one.column ?? 0) - (other.column ?? 0),
    );
  }

  #gatheredOf(key: string, place: Place): Gathered {
    const known = this.#gathered.get(key);
    if (known) return known;
    const gathered = { key, place, told: {}, people: [] };
    this.#gathered.set(key, gathered);
    return gathered;
  }

  /** Each row of a family may say the same again, or nothing; but not something else. */
  #takeHousehold({ told }: Gathered, { household }: RowValues, { place, mapping, hasKey }: RowOf): void {
    for (const [index, meaning] of mapping.entries()) {
      const value = meaning && household[meaning.field];
      // with family numbers, each of the family may have an old number of their own
      if (value === undefined || value === null || !meaning || (meaning.field === 'old_number' && hasKey)) continue;
      if (meaning.field === 'note') told.note = joinedNote(told.note, String(value));
      else if (!join(told, meaning.field, value)) this.#tell(place, 'household_differs', { column: index + 1 });
    }
  }

  #takePerson({ people }: Gathered, person: GatheredPerson): void {
    const { place, told } = person;
    if (isNameless(told)) {
      // a row may be about the household alone
      if (Object.keys(told).length > 0) this.#tell(place, 'person_without_name');
      return;
    }
    const same = people.find((other) => isSame(other.told, told) && other.of === person.of);
    const double = same ?? people.find((other) => isSamePerson(other.told, told));
    if (!double) people.push(person);
    else this.#tell(place, same ? 'row_doubled' : 'person_doubled', { other_row: double.place.row });
  }

  #tell(place: Place, why: FileProblem['why'], more: Partial<Pick<FileProblem, 'column' | 'other_row'>> = {}): void {
    this.#problems.push({ ...place, column: null, other_row: null, why, ...more });
  }

  #tellOnce(place: Place): void {
    if (this.#sheetsWithoutKey.has(place.sheet)) return;
    this.#sheetsWithoutKey.add(place.sheet);
    this.#tell(place, 'sheet_without_key');
  }
}

/** A sheet below its head. */
export type HeadedSheet = { mapping: SheetMapping; headLines: readonly (readonly string[])[]; is1904: boolean };
type RowOf = { place: Place; mapping: SheetMapping; hasKey: boolean };

const FEWEST_OF_A_HEAD = 3;

/** Printed lists repeat their head on each page. */
function isHead(cells: readonly Cell[], line: readonly string[]): boolean {
  const equal = cells.filter(
    (cell, index) => typeof cell === 'string' && !isBlank(cell) && cell.trim() === line[index],
  );
  return equal.length >= FEWEST_OF_A_HEAD;
}

function isNameless({ first_name, last_name, full_name, name_last_first }: ToldValues): boolean {
  return [first_name, last_name, full_name, name_last_first].every((name) => name === undefined);
}

function isSamePerson(one: ToldValues, other: ToldValues): boolean {
  const birth = one.date_of_birth;
  const fields = ['first_name', 'full_name', 'name_last_first', 'date_of_birth'] as const;
  return birth !== undefined && fields.every((field) => isSame(one[field], other[field]));
}

function joinedNote(before: string | undefined, note: string): string {
  if (before === undefined) return note;
  return before.split('\n').includes(note) ? before : `${before}\n${note}`;
}
