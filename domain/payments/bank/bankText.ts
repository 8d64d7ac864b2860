import { cleanText } from '../../shared/text.ts';

/** What banks write instead of an empty reference. */
const NO_REFERENCE = /^(not ?provided|nonref|none|unknown|n\/?a|[0\-.\s]+)$/i;

/** Control characters, marks of text direction, and halves of surrogate pairs. */
const STEERING = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

const LONGEST_FILLING = 5_000;

/** Blanks. A zero-width one (U+FEFF) stays, because it parts no words; `sameText` takes it as a blank. */
const BLANKS = /[^\S\ufeff]+/g;

/**
 * A text of the bank on one line, at most `max` characters; null if it is empty. These texts make a line's identity
 * (`lineIdentity.ts`): if they changed, a line that is stored already would be booked again from the next file.
 */
export function bankText(words: string | undefined, max: number): string | null {
  // cut first; some banks fill their fields up with blanks
  const measured = (words ?? '').slice(0, LONGEST_FILLING + 2 * max);
  const text = cleanText(measured.replace(STEERING, ' ').replace(BLANKS, ' '));
  // twice the length is enough for characters of two UTF-16 units
  return [...text.slice(0, 2 * max)].slice(0, max).join('').trim() || null;
}

/** The form of a bank's text that is compared: with one blank for blanks of all kinds, as lines have always been identified. */
export function sameText(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** A reference, or null if the bank only says that there is none. */
export function bankReference(words: string | undefined): string | null {
  const text = bankText(words, 140);
  return text === null || NO_REFERENCE.test(sameText(text)) ? null : text;
}
