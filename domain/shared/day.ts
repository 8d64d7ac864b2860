/**
 * Civil dates. A day is text and not an instant: birthdays have no time zone, and adding 90 × 24 hours would go wrong
 * at the clock change. The calendar is the proleptic Gregorian one, the business time zone Europe/Vienna (D4).
 */
import { asciiDigits } from './digits.ts';
import type { Language } from './language.ts';
import { once } from './once.ts';
import { withoutInvisible } from './text.ts';

declare const dayBrand: unique symbol;
declare const wireDayBrand: unique symbol;

/** A real calendar day as ISO text, `YYYY-MM-DD`; it sorts and compares as text. */
export type Day = string & { readonly [dayBrand]: true };

/** A day as it is sent and displayed, `DD.MM.YYYY` (D4). */
export type WireDay = string & { readonly [wireDayBrand]: true };

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
const MILLISECONDS_PER_DAY = 86_400_000;
const MILLISECONDS_PER_MINUTE = 60_000;

/**
 * Takes ISO text from a source that holds only real days (database, tests). Throws on anything else, because that is a
 * bug.
 */
export function day(iso: string): Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const found = match && realDay(Number(match[1]), Number(match[2]), Number(match[3]));
  if (!found) throw new Error(`not a day: ${JSON.stringify(iso)}`);
  return found;
}

/** Reads the wire format `DD.MM.YYYY` strictly; undefined unless it is a real day of the years 1900 to 2200. */
export function parseWireDay(text: string): Day | undefined {
  const written = /^(?<date>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/.exec(text);
  return written ? plausibleDay(written) : undefined;
}

/**
 * Reads what people type (`1.2.1990`, `1. 2. 1990`, `01021990`, `1-2-1990`, `1/2/1990`, `1,2,1990`, `1 2 1990`), with digits of any
 * script, and what browsers fill in (`1990-02-01`).
 */
export function readDay(text: string): Day | undefined {
  const written = writtenDay(text);
  return written ? plausibleDay(written) : undefined;
}

/** Whether the text is written like a day that does not exist or is not in the years 1900 to 2200: 31.02.1990. */
export function isNoSuchDay(text: string): boolean {
  const written = writtenDay(text);
  return written !== undefined && plausibleDay(written) === undefined;
}

/** The longest text that can be a day, including blanks. */
export const LONGEST_DAY = 40;

const waysToWrite = [
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  // one sign or blanks between two numbers; written so that no blank matches in two ways (no backtracking)
  /^(?<date>\d{1,2})(?:\s+|\s*\p{P}\s*)(?<month>\d{1,2})(?:\s+|\s*\p{P}\s*)(?<year>\d{4})$/u,
  /^(?<year>\d{4})\p{P}(?<month>\d{2})\p{P}(?<date>\d{2})$/u,
];

function writtenDay(text: string): RegExpExecArray | undefined {
  if (text.length > LONGEST_DAY) return undefined;
  const typed = asciiDigits(withoutInvisible(text)).trim();
  return waysToWrite.map((way) => way.exec(typed)).find((written) => written !== null);
}

export function toWireDay(value: Day): WireDay {
  const [year, month, date] = value.split('-');
  return `${date}.${month}.${year}` as WireDay;
}

// Creating a formatter is slow, on phones slower than drawing a screen; so each is created once.
const longFormats = {
  de: once(() => new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' })),
  tr: once(() => new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' })),
  en: once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })),
} as const satisfies Record<Language, () => Intl.DateTimeFormat>;

/**
 * The day in words: `1. Februar 1990`, `1 Şubat 1990`, `1 February 1990`; German in its Austrian form (`1. Jänner`).
 */
export function longDay(value: Day, language: Language): string {
  return longFormats[language]().format(utcOf(value));
}

export function addDays(value: Day, days: number): Day {
  return dayOfUtc(utcOf(value) + days * MILLISECONDS_PER_DAY);
}

/** The same day of another month; if that month is too short, its last day (31.1. → 28.2.). */
export function addMonths(value: Day, months: number): Day {
  const [year, month, date] = partsOf(value);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfUtc(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

/** The same day of another year; 29 February becomes 1 March (D27). */
export function addYears(value: Day, years: number): Day {
  const [year, month, date] = partsOf(value);
  return dayOfUtc(Date.UTC(year + years, month - 1, date));
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to) - utcOf(from)) / MILLISECONDS_PER_DAY);
}

export function isBefore(one: Day, other: Day): boolean {
  return one < other;
}

export function isAfter(one: Day, other: Day): boolean {
  return one > other;
}

/** A comparator that sorts the earliest first. */
export function compareDays(one: Day, other: Day): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function yearOf(value: Day): number {
  return Number(value.slice(0, 4));
}

/** Completed years of life on `today`; negative before birth. */
export function ageOn(birth: Day, today: Day): number {
  const years = yearOf(today) - yearOf(birth);
  return isAfter(addYears(birth, years), today) ? years - 1 : years;
}

export function lastDayOfYear(year: number): Day {
  return day(`${year}-12-31`);
}

const viennaFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Vienna', year: 'numeric', month: '2-digit', day: '2-digit' }),
);

let latest: { minute: number; day: Day } | undefined;

/** The calendar day in Vienna at an instant, whatever the machine's own time zone (D4). */
export function businessDay(instant: Date): Day {
  // Called in every request, and days change only at full minutes; so it is calculated once a minute.
  const minute = Math.floor(instant.getTime() / MILLISECONDS_PER_MINUTE);
  if (latest?.minute !== minute) latest = { minute, day: viennaDay(instant) };
  return latest.day;
}

function viennaDay(instant: Date): Day {
  const parts = Object.fromEntries(
    viennaFormat()
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  return day(`${parts.year}-${parts.month}-${parts.day}`);
}

function plausibleDay({ groups }: RegExpExecArray): Day | undefined {
  const year = Number(groups?.year);
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  return realDay(year, Number(groups?.month), Number(groups?.date));
}

function realDay(year: number, month: number, date: number): Day | undefined {
  const iso = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` as Day;
  return dayOfUtc(Date.UTC(year, month - 1, date)) === iso ? iso : undefined;
}

function partsOf(value: Day): [year: number, month: number, date: number] {
  return [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8, 10))];
}

function utcOf(value: Day): number {
  const [year, month, date] = partsOf(value);
  return Date.UTC(year, month - 1, date);
}

function dayOfUtc(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10) as Day;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
