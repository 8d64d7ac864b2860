import { cleanText } from '../shared/text.ts';

/** What banks write instead of an empty reference. */
const NO_REFERENCE = /^(not ?provided|nonref|none|unknown|n\/?a|[0\-.\s]+)$/i;

/** Control characters, marks of text direction, and halves of surrogate pairs. */
const STEERING = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Signs without width that part no words: they come along when a number is copied from a message or a web page. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;

const LONGEST_FILLING = 5_000;

/** A text of the bank on one line, at most `max` characters; null if it is empty. */
export function bankText(words: string | undefined, max: number): string | null {
  // cut first; some banks fill their fields up with blanks
  const measured = (words ?? '').slice(0, LONGEST_FILLING + 2 * max);
  const text = cleanText(measured.replace(INVISIBLE, '').replace(STEERING, ' ').replace(/\s+/g, ' '));
  // twice the length is enough for characters of two UTF-16 units
  return [...text.slice(0, 2 * max)].slice(0, max).join('').trim() || null;
}

/** A reference, or null if the bank only says that there is none. */
export function bankReference(words: string | undefined): string | null {
  const text = bankText(words, 140);
  return text === null || NO_REFERENCE.test(text) ? null : text;
}
