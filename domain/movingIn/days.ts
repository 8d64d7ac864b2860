import { addYears, type Day, day, isAfter, isBefore, readDay, yearOf } from '../shared/day.ts';
import { type Cell, type CellReader, type Read, textOf } from './cell.ts';

/** A day is likely within so many years before and after today. */
type Span = { before: number; after: number };

/** Of a birth; nobody is older. */
const BIRTHS: Span = { before: 110, after: 0 };
/** Of a membership or a document. Below a hundred years, so that two digits of a year name one year or none. */
const OTHERS: Span = { before: 60, after: 30 };

export function readBirth(cell: Cell, reader: CellReader): Read<Day> {
  return readDayWithin(cell, reader, BIRTHS);
}

export function readOtherDay(cell: Cell, reader: CellReader): Read<Day> {
  return readDayWithin(cell, reader, OTHERS);
}

/** The last year that is paid: `2025`, `31.12.2025`. */
export function readPaidYear(cell: Cell, reader: CellReader): Read<number> {
  const year = /^\d{4}$/.test(textOf(cell) ?? '') ? Number(textOf(cell)) : yearOfLastDay(cell, reader);
  const isLikely = year !== undefined && Math.abs(year - yearOf(reader.today)) <= OTHERS.before;
  return isLikely ? { value: year } : { problem: 'year_not_readable' };
}

/** A year is paid wholly only if its last day is. */
function yearOfLastDay(cell: Cell, reader: CellReader): number | undefined {
  const read = readOtherDay(cell, reader);
  return 'value' in read && read.value.endsWith('-12-31') ? yearOf(read.value) : undefined;
}

function readDayWithin(cell: Cell, reader: CellReader, span: Span): Read<Day> {
  if (typeof cell === 'object' && cell !== null) return likely(readDay(cell.day), reader, span);
  if (typeof cell === 'number') return likely(dayOfSerial(cell, reader.is1904), reader, span);
  if (typeof cell !== 'string') return { problem: 'day_not_readable' };
  const text = withoutMidnight(cell.trim());
  const short = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2})$/.exec(text);
  if (short) return ofShortYear(short, reader, span);
  const found = /^\d+$/.test(text) ? undefined : readDay(text);
  return found ? likely(found, reader, span) : { problem: 'day_not_readable' };
}

/** The one likely day with these two digits of a year; with two of them or none it is not read. */
function ofShortYear([, date, , month, year]: RegExpExecArray, reader: CellReader, span: Span): Read<Day> {
  const days = ['19', '20'].map((century) => readDay(`${date}.${month}.${century}${year}`));
  if (days.every((found) => found === undefined)) return { problem: 'day_not_readable' };
  const [only, ...others] = days.filter((found) => found !== undefined && isWithin(found, reader, span));
  return only && others.length === 0 ? { value: only } : { problem: 'day_without_century' };
}

function likely(found: Day | undefined, reader: CellReader, span: Span): Read<Day> {
  if (!found) return { problem: 'day_not_readable' };
  return isWithin(found, reader, span) ? { value: found } : { problem: 'day_not_likely' };
}

function isWithin(found: Day, { today }: CellReader, { before, after }: Span): boolean {
  return !isBefore(found, addYears(today, -before)) && !isAfter(found, addYears(today, after));
}

const DAY_MS = 86_400_000;
/** Day zero of spreadsheets. Their first February has 29 days in 1900, so that this is right from March 1900 on. */
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
const LARGEST_SERIAL = 110_000;
/** Numbers that are rather a year than a day of the year 1905. */
const FIRST_YEAR = 1850;
const LAST_YEAR = 2150;

/** The day of a number that a sheet does not show as a date, in the count of days of its workbook. */
function dayOfSerial(serial: number, is1904: boolean): Day | undefined {
  if (!(serial >= 1 && serial <= LARGEST_SERIAL) || (serial >= FIRST_YEAR && serial <= LAST_YEAR)) return undefined;
  const at = (is1904 ? FROM_1904 : FROM_1900) + Math.floor(serial) * DAY_MS;
  return day(new Date(at).toISOString().slice(0, 10));
}

/** Programs export days as instants at midnight: `2001-05-03T00:00:00`, `03.05.2001 00:00`. */
function withoutMidnight(text: string): string {
  return text.replace(/[T ]00:00(?::00)?(?:\.0{1,6})?Z?$/, '');
}
