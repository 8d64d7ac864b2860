import { type Day, parseWireDay } from '../day.ts';
import { foldForSearch } from '../text.ts';

/** A day of birth somewhere in a text, and the words beside it. */
export type WrittenBirth = {
  /** Two, if the year has two digits: of either century. */
  days: readonly Day[];
  /** The other words, folded. */
  others: readonly string[];
  /** Whether it can hardly be anything else: a whole year between signs, or a month in words. */
  isCertain: boolean;
};

/** The beginnings of the folded names of the months, in German (with Austria's), Turkish and English. */
const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'janner', 'ocak'],
  ['februar', 'feber', 'subat'],
  ['marz', 'march', 'mart'],
  ['april', 'nisan'],
  ['mai', 'may', 'mayis'],
  ['juni', 'june', 'haziran'],
  ['juli', 'july', 'temmuz'],
  ['august', 'agustos'],
  ['september', 'eylul'],
  ['oktober', 'october', 'ekim'],
  ['november', 'kasim'],
  ['dezember', 'december', 'aralik'],
];
const SHORTEST_MONTH = 3;

/**
 * Reads a day of birth as people write it: `12.5.1960`, `12 05 60`, `120560`, `1960-05-12`, `19600512`, `12. Mai 1960`, `12 Mayıs
 * 1960`, `May 12, 1960`. Longer texts are not meant to be passed: the search is limited to 200 characters.
 */
export function findBirth(text: string): WrittenBirth | undefined {
  const words = foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  for (const { length, read } of WAYS_TO_WRITE) {
    for (const place of words.keys()) {
      const written = words.slice(place, place + length);
      const days = written.length === length ? read(...written) : [];
      if (days.length > 0) return { days, others: words.toSpliced(place, length), isCertain: isCertain(written) };
    }
  }
  return undefined;
}

type WayToWrite = { length: number; read: (one?: string, two?: string, three?: string) => Day[] };

/** The year first comes last of the three: in “31.02.1950 12.3.1950” nobody means the third of December. */
const WAYS_TO_WRITE: readonly WayToWrite[] = [
  { length: 3, read: (date = '', month = '', year = '') => daysOf(year, month, date) },
  { length: 3, read: (month = '', date = '', year = '') => (monthOf(month) ? daysOf(year, month, date) : []) },
  { length: 3, read: (year = '', month = '', date = '') => (year.length === 4 ? daysOf(year, month, date) : []) },
  { length: 1, read: (word = '') => daysOfOne(word) },
];

function isCertain(written: readonly string[]): boolean {
  return written.length > 1 && written.some((word) => word.length === 4 || monthOf(word) !== undefined);
}

function daysOfOne(word: string): Day[] {
  const part = (from: number, to?: number) => word.slice(from, to);
  if (/^\d{6}$/.test(word)) return daysOf(part(4), part(2, 4), part(0, 2));
  if (!/^\d{8}$/.test(word)) return [];
  return [...daysOf(part(4), part(2, 4), part(0, 2)), ...daysOf(part(0, 4), part(4, 6), part(6))];
}

/** Nothing if there is no such day of the years 1900 to 2200. */
function daysOf(year: string, month: string, date: string): Day[] {
  const number = monthOf(month) ?? (/^\d{1,2}$/.test(month) ? Number(month) : undefined);
  if (number === undefined || !/^\d{1,2}$/.test(date) || !/^(\d{2}|\d{4})$/.test(year)) return [];
  const years = year.length === 2 ? [`19${year}`, `20${year}`] : [year];
  const two = (value: number) => String(value).padStart(2, '0');
  return years.flatMap((of) => parseWireDay(`${two(Number(date))}.${two(number)}.${of}`) ?? []);
}

/** The number of a month that is written in letters, whole or shortened to three or more. */
function monthOf(word: string): number | undefined {
  if (word.length < SHORTEST_MONTH) return undefined;
  const place = MONTHS.findIndex((names) => names.some((name) => name.startsWith(word)));
  return place === -1 ? undefined : place + 1;
}
