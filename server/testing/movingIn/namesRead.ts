import { type Day, day, isAfter } from '../../../domain/shared/day.ts';
import type { FormerHousehold } from './formerHouseholds.ts';

/** How people read names that a bank has spelled: a letter without its sign, a question mark for any letter, a slip. */
type Listed = { id: number; isChild: boolean; first: readonly string[]; last: readonly string[] };

export type NameDesk = {
  byLastName: ReadonlyMap<string, readonly Listed[]>;
  /** The last names of the list that a written word can be, kept because words repeat. */
  read: Map<string, readonly (readonly [last: string, fit: number])[]>;
};

const SAME = 4;
const SLIP = 3;
const INITIAL = 1;
const ADULT = 18;
/** Below this length two different names differ by one letter: Can and Cem, Ali and Arif. */
const LONG = 5;
const FAMILY = ['fam', 'familie', 'eheleute', 'ailesi'];

/** Children, who have no accounts, are those born in the last eighteen years before `year`. */
export function openNameDesk(households: readonly FormerHousehold[], year: number): NameDesk {
  const youngest: Day = day(`${year - ADULT}-01-01`);
  const byLastName = new Map<string, Listed[]>();
  for (const { id, people } of households) {
    for (const { first_name, last_name, date_of_birth } of people) {
      const isChild = isAfter(date_of_birth, youngest);
      const listed = { id, isChild, first: wordsOf(first_name), last: wordsOf(last_name) };
      for (const last of listed.last) byLastName.set(last, [...(byLastName.get(last) ?? []), listed]);
    }
  }
  return { byLastName, read: new Map() };
}

/**
 * The households whose people explain most words of a text. A last name and a first name are needed; a payer may have an
 * initial instead of a first name, and "family" stands for all first names.
 */
export function namesIn(desk: NameDesk, written: string, where: 'payer' | 'text'): number[] {
  const all = wordsOf(written);
  // in "AHMET U. AYSE" the letter joins two names; in "U. YILMAZ" it is an initial
  const words = all.length > 2 ? all.filter((word) => word !== 'u') : all;
  const isFamily = words.some((word) => FAMILY.includes(word));
  const explained = new Map<number, number[]>();
  for (const [place, word] of words.entries()) {
    for (const [last, fit] of lastNamesLike(desk, word)) {
      for (const person of peopleCalled(desk, last, where)) {
        const fits = words.map((other, index) => (index === place ? fit : firstNameFit(person, other, where)));
        const hasFirstName = fits.some((one, index) => index !== place && one > 0);
        if (hasFirstName || isFamily) explained.set(person.id, better(explained.get(person.id), fits));
      }
    }
  }
  const sums = [...explained].map(([id, fits]) => [id, fits.reduce((sum, fit) => sum + fit, 0)] as const);
  const best = Math.max(0, ...sums.map(([, sum]) => sum));
  return sums.filter(([, sum]) => sum === best).map(([id]) => id);
}

function peopleCalled({ byLastName }: NameDesk, last: string, where: 'payer' | 'text'): readonly Listed[] {
  const people = byLastName.get(last) ?? [];
  return where === 'payer' ? people.filter(({ isChild }) => !isChild) : people;
}

function better(before: readonly number[] | undefined, now: readonly number[]): number[] {
  return now.map((fit, index) => Math.max(fit, before?.[index] ?? 0));
}

function firstNameFit({ first }: Listed, word: string, where: 'payer' | 'text'): number {
  if (word.length === 1) return where === 'payer' && first.some((name) => name.startsWith(word)) ? INITIAL : 0;
  return Math.max(...first.map((name) => fitOf(word, name)));
}

function lastNamesLike(desk: NameDesk, word: string): readonly (readonly [string, number])[] {
  const kept = desk.read.get(word);
  if (kept) return kept;
  const names = [...desk.byLastName.keys()];
  const like = names.map((name) => [name, fitOf(word, name)] as const).filter(([, fit]) => fit > 0);
  desk.read.set(word, like);
  return like;
}

function fitOf(word: string, name: string): number {
  if (word.length < 2) return 0;
  if (word === name || isCovered(word, name)) return SAME;
  return Math.min(word.length, name.length) >= LONG && isOneSlip(word, name) ? SLIP : 0;
}

/** Whether the name fits a word in which question marks stand for letters. */
function isCovered(word: string, name: string): boolean {
  if (!word.includes('?') || word.length !== name.length) return false;
  const letters = [...word].filter((letter) => letter !== '?');
  return letters.length >= 2 && [...word].every((letter, place) => letter === '?' || letter === name[place]);
}

/** One letter more, less or another, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let front = 0;
  while (front < one.length && one[front] === other[front]) front += 1;
  const [rest, otherRest] = [one.slice(front), other.slice(front)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  const isOther = rest.slice(1) === otherRest.slice(1);
  return isSwapped || isOther || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}

const SIGNS = /[\u0300-\u036f]/g;
/** A letter outside A to Z after it was read in the wrong encoding: Ä±, ÅŸ, Ã¼. */
const BROKEN = /[ÃÅÄ][^A-Za-z ]/g;

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(BROKEN, '?')
    .replace(/ß/g, 'ss')
    .replace(/[ıİ]/g, 'i')
    .normalize('NFD')
    .replace(SIGNS, '')
    .toLowerCase()
    .replace(/[aou]e/g, (pair) => pair.slice(0, 1));
  return plain.split(/[^a-z?]+/).filter((word) => word !== '');
}
