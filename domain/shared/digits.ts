import { withoutBlanks } from './text.ts';

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/**
 * Writes the digits of other scripts (Arabic, Persian, full-width …) as 0 to 9: keyboards in those languages type them, and a number
 * is stored in one spelling only.
 */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => String(worth(digit)));
}

/** A typed number in its stored form: digits 0 to 9, without blanks and invisible characters. */
export function tidyNumber(text: string): string {
  return asciiDigits(withoutBlanks(text));
}

/** Unicode lists the digits of a script from zero to nine in a row; one row may follow another. */
function worth(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
