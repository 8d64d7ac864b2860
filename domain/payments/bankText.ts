import { cleanText } from '../shared/text.ts';

/** Banks write these where there is no reference. */
const NO_REFERENCE = /^(not ?provided|nonref|none|unknown|n\/?a|[0\-.\s]+)$/i;

/** What steers a terminal, breaks a line or turns the words around it, and halves of letters. */
const STEERING = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

const LONGEST_FILLING = 5_000;

/** A bank's words on one line, at most `max` characters; null where it says nothing. */
export function bankText(words: string | undefined, max: number): string | null {
  // measured first; some banks fill their fields up with blanks
  const measured = (words ?? '').slice(0, LONGEST_FILLING + 2 * max);
  const text = cleanText(measured.replace(STEERING, ' ').replace(/\s+/g, ' '));
  // twice as long holds every letter of two halves
  return [...text.slice(0, 2 * max)].slice(0, max).join('').trim() || null;
}

/** A reference, or null where the bank only says that there is none. */
export function bankReference(words: string | undefined): string | null {
  const text = bankText(words, 140);
  return text === null || NO_REFERENCE.test(text) ? null : text;
}
