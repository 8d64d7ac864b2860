import { asciiDigits } from '../shared/digits.ts';

/** Digits and letters that nobody mistakes for one another: 31, a prime, which the check needs. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const FREE_LETTERS = 11;
const GROUP = 4;
/** With blanks and dashes between its letters. */
const LONGEST_TYPED = 40;

/**
 * A code for a printed sheet: eleven random letters (54 bits) and a check, which finds each wrong letter and each exchange of two
 * neighbours. `random` answers a number below its argument.
 */
export function newLinkCode(random: (most: number) => number): string {
  const places = Array.from({ length: FREE_LETTERS }, () => random(codeLetters.length));
  return [...places, checkOf(places)].map((place) => codeLetters[place]).join('');
}

/** In groups of four, as it is printed. */
export function shownLinkCode(code: string): string {
  return [code.slice(0, GROUP), code.slice(GROUP, 2 * GROUP), code.slice(2 * GROUP)].join('-');
}

/** The code that somebody has typed, or undefined where it cannot be one. */
export function readLinkCode(typed: string): string | undefined {
  if (typed.length > LONGEST_TYPED) return undefined;
  const code = asciiDigits(typed)
    .replaceAll(/[\s–-]/g, '')
    .toUpperCase();
  const places = [...code].map((letter) => codeLetters.indexOf(letter));
  if (places.length !== FREE_LETTERS + 1 || places.includes(-1)) return undefined;
  return checkOf(places.slice(0, FREE_LETTERS)) === places[FREE_LETTERS] ? code : undefined;
}

function checkOf(places: readonly number[]): number {
  const sum = places.reduce((total, place, index) => total + place * (index + 2), 0);
  return sum % codeLetters.length;
}
