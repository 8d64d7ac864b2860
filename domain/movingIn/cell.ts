import type { ReadPhone } from '../members/phoneNumber.ts';
import type { Day } from '../shared/day.ts';

/** What stands in a cell: `day` is a number that the sheet shows as a date, as `YYYY-MM-DD`. Null: nothing. */
export type Cell = string | number | boolean | { day: string } | null;

/** Why a cell or a row was not read. */
export const importProblems = [
  'cell_is_error',
  'cell_too_long',
  'cell_not_text',
  'name_not_readable',
  'name_of_several',
  'name_not_split',
  'day_not_readable',
  'day_without_century',
  'day_not_likely',
  'year_not_readable',
  'amount_not_readable',
  'phone_not_readable',
  'phone_of_several',
  'phone_without_zero',
  'email_not_readable',
  'iban_not_readable',
  'insurance_number_not_readable',
  'turkish_id_not_readable',
  'postal_code_not_readable',
  'place_not_readable',
  'word_not_known',
  'country_not_known',
  'values_contradict',
  'relation_without_gender',
  'contact_incomplete',
  'sheet_without_key',
  'header_repeated',
  'row_without_key',
  'row_doubled',
  'person_doubled',
  'person_without_name',
  'no_main_member',
  'several_main_members',
  'household_differs',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** A value that was read, or why it was not. */
export type Read<T> = { value: T } | { problem: ImportProblem };

/** What reading a cell needs beside the cell. */
export type CellReader = {
  today: Day;
  readPhone: ReadPhone;
  /** The country with this name in one of the languages, folded for search, or with this code. */
  countryOf: (folded: string) => number | undefined;
  /** Whether the workbook counts its days from 1904 on. */
  is1904: boolean;
};

/** The most characters of a cell. */
export const LONGEST_CELL = 1_000;

/** What spreadsheet programs show in place of a value that could not be calculated. */
const ERRORS = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#NV',
  '#WERT!',
  '#BEZUG!',
  '#ZAHL!',
  '#YOK',
  '#DEĞER!',
  '#BAŞV!',
  '#GETTING_DATA',
  '#SPILL!',
]);

export function isErrorValue(cell: Cell): boolean {
  return typeof cell === 'string' && ERRORS.has(cell.trim().toUpperCase());
}

export function isBlank(cell: Cell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** The text of a cell that is no date; a whole number without a fraction as its digits. */
export function textOf(cell: Cell): string | undefined {
  if (typeof cell === 'string') return cell.trim();
  return typeof cell === 'number' && Number.isFinite(cell) ? digitsOf(cell) : undefined;
}

/** Without an exponent, which large numbers would get. */
function digitsOf(number: number): string {
  return Number.isSafeInteger(number) ? BigInt(number).toString() : String(number);
}
