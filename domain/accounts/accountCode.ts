import { addDays, type Day } from '../shared/day.ts';

/** Digits and capital letters without those that are confused with each other: 0 and O, 1 and I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Eleven random characters of 31 are 54 bits; a twelfth is a check character. */
export const RANDOM_CHARACTERS = 11;
const CHARACTERS = RANDOM_CHARACTERS + 1;
const GROUP = 4;

/** Stands in a letter until it is put into its envelope, and again once that was sent. */
export const CODE_PLACE = 'XXXX-XXXX-XXXX';

/** How many days a code works after it was made. */
export const CODE_DAYS = 60;

/** How long a code that a second person agreed to may be shown on the spot: whoever came for it stands there. */
export const DAYS_TO_SHOW = 1;

/** How long after the office has changed where a household is reached a code for it needs a second person. */
export const DAYS_AFTER_CHANGE = 30;

/** The way in which a household gets its code; `mail` is an invitation with a link. */
export const codeWays = ['letter', 'spot', 'mail'] as const;
export type CodeWay = (typeof codeWays)[number];

/**
 * The code of eleven random characters. The weighted sum of all twelve is a multiple of 31, which is prime: one wrong character and
 * two exchanged ones are always noticed.
 */
export function codeOf(random: string): string {
  const rest = weightedSum(random) % CODE_ALPHABET.length;
  // the weight of the twelfth is 12; its inverse modulo 31 is 13
  const check = ((CODE_ALPHABET.length - rest) * 13) % CODE_ALPHABET.length;
  return `${random}${CODE_ALPHABET[check]}`;
}

/** A typed code without blanks and hyphens, in capitals; undefined if its check character is wrong. */
export function readAccountCode(typed: string): string | undefined {
  const code = typed.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
  const isKnown = code.length === CHARACTERS && [...code].every((character) => CODE_ALPHABET.includes(character));
  return isKnown && weightedSum(code) % CODE_ALPHABET.length === 0 ? code : undefined;
}

/** As it is read and typed: `ABCD-EFGH-JKMN`. */
export function groupedCode(code: string): string {
  return Array.from({ length: CHARACTERS / GROUP }, (_, group) => code.slice(group * GROUP, (group + 1) * GROUP)).join(
    '-',
  );
}

/** The last day on which a code works. */
export function lastDayOfCode(madeOn: Day): Day {
  return addDays(madeOn, CODE_DAYS);
}

function weightedSum(characters: string): number {
  return [...characters].reduce((sum, character, place) => sum + (place + 1) * CODE_ALPHABET.indexOf(character), 0);
}
