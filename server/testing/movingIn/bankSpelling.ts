import type { Chance } from '../../demo/seed.ts';
import { happens, pickByShare } from './chances.ts';

/** How letters outside A to Z are written. */
export type Letters =
  | 'turkish'
  /** As a German keyboard has them: ä, ö, ü, ß, but s for ş. */
  | 'german'
  | 'plain'
  /** oe for ö, ue for ü. */
  | 'two letters'
  /** A question mark for each letter that a German bank does not have. */
  | 'question marks'
  /** UTF-8 that was read as Windows-1252. */
  | 'broken'
  /** A letter and its sign are two characters, as some Apple programs send them. */
  | 'taken apart';

export type Spelling = { letters: Letters; isCapital: boolean };

const GERMAN = 'ÄÖÜäöüß';
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  'çc ÇC ğg ĞG ıi İI şs ŞS öo ÖO üu ÜU äa ÄA âa ÂA îi ûu ßss žz ŽZ ćc ĆC čc'.split(' ').map((pair) => {
    const [letter = '', ...plain] = pair;
    return [letter, plain.join('')];
  }),
);
const TWO: Readonly<Record<string, string>> = { ö: 'oe', Ö: 'Oe', ü: 'ue', Ü: 'Ue', ä: 'ae', Ä: 'Ae', ß: 'ss' };
const UTF8_AS_WINDOWS = new TextDecoder('windows-1252');

export function pickSpelling(chance: Chance): Spelling {
  const letters = pickByShare<Letters>(chance, [
    ['plain', 46],
    ['two letters', 14],
    ['german', 15],
    ['turkish', 10],
    ['question marks', 12],
    ['broken', 2],
    ['taken apart', 1],
  ]);
  return { letters, isCapital: letters !== 'broken' && happens(chance, 66) };
}

export function write(text: string, { letters, isCapital }: Spelling): string {
  return spell(isCapital ? capitals(text, letters) : text, letters);
}

export function spell(text: string, letters: Letters): string {
  if (letters === 'turkish') return text;
  if (letters === 'broken') return UTF8_AS_WINDOWS.decode(Buffer.from(text, 'utf8'));
  if (letters === 'taken apart') return text.normalize('NFD');
  return [...text].map((letter) => spellLetter(letter, letters)).join('');
}

/** Banks write YILMAZ for Yilmaz and for Yılmaz; only where Turkish letters are kept, İ stays what it was. */
function capitals(text: string, letters: Letters): string {
  const capital = text.replaceAll('ß', 'ss').toUpperCase();
  return letters === 'two letters' ? capital.replace(/[ÄÖÜ]/g, (letter) => `${PLAIN[letter]}E`) : capital;
}

function spellLetter(letter: string, letters: Letters): string {
  const plain = PLAIN[letter];
  if (plain === undefined) return letter;
  if (letters === 'two letters') return TWO[letter] ?? plain;
  if (letters === 'plain' || GERMAN.includes(letter)) return letters === 'plain' ? plain : letter;
  return letters === 'question marks' ? '?' : plain;
}

/** A slip of the hand in a word: two letters swapped, one left out, doubled, or the one beside it on the keyboard. */
export function slip(chance: Chance, word: string): string {
  const letters = [...word];
  if (letters.length < 4) return `${word}${letters.at(-1) ?? ''}`;
  const place = chance.between(1, letters.length - 2);
  const [before = '', at = '', after = ''] = letters.slice(place - 1, place + 2);
  const made = chance.pick([
    [before, after, at],
    [before, after],
    [before, at, at, after],
    [before, BESIDE[at] ?? `${at}h`, after],
  ]);
  const slipped = [...letters.slice(0, place - 1), ...made, ...letters.slice(place + 2)].join('');
  return slipped === word ? `${word}${at}` : slipped;
}

const BESIDE: Readonly<Record<string, string>> = {
  a: 's',
  e: 'r',
  i: 'o',
  l: 'k',
  m: 'n',
  n: 'm',
  t: 'r',
  u: 'z',
  z: 's',
};

/** Two digits swapped, or another digit in the place of one. Never the same number, never one that begins with 0. */
export function slipOfNumber(chance: Chance, number: number): number {
  const digits = [...String(number)];
  for (;;) {
    const place = chance.between(0, digits.length - 1);
    const [at = '', next] = digits.slice(place, place + 2);
    const swapped = next === undefined ? [String(chance.between(0, 9))] : [next, at];
    const other = happens(chance, 60) ? swapped : [String(chance.between(0, 9)), ...(next === undefined ? [] : [next])];
    const made = [...digits.slice(0, place), ...other, ...digits.slice(place + 2)].join('');
    if (!made.startsWith('0') && made !== String(number)) return Number(made);
  }
}

/** Whether a number can be a slip of another one. */
export function isSlipOfNumber(written: number, meant: number): boolean {
  const [one, other] = [[...String(written)], [...String(meant)]];
  if (one.length !== other.length || written === meant) return false;
  const places = one.flatMap((digit, place) => (digit === other[place] ? [] : [place]));
  const [first = 0, second] = places;
  if (second === undefined) return true;
  return places.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first];
}

const LINE = 35;

/** Old orders consist of lines of 35 characters; some banks put them together so that a blank is lost or a word is cut. */
export function inLines(text: string, between: '' | ' '): string {
  const lines: string[] = [];
  for (let from = 0; from < text.length; from += LINE) lines.push(text.slice(from, from + LINE).trim());
  return lines.join(between);
}
