/** Text as it is kept: Unicode NFC without blanks around it (D7). */
export function cleanText(text: string): string {
  return normalForm(text, 'NFC').trim();
}

/** No letter of any language has as many marks. */
const MANY_MARKS = /(?:(?!\u034f)\p{M}){30}(?=(?!\u034f)\p{M})/gu;

/**
 * A normal form in time in proportion to the text. Putting a run of marks in order takes the square of its length, so a joiner
 * that nobody sees, U+034F, divides long runs (Unicode's Stream-Safe Text Format, UAX #15).
 */
function normalForm(text: string, form: 'NFC' | 'NFD'): string {
  return text.replace(MANY_MARKS, '$&\u034f').normalize(form);
}

/**
 * Without format characters: nobody sees those that come with a number or an address copied from a contact or a message.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** A number as it is meant: without blanks between its digits, and without what nobody sees. */
export function withoutBlanks(text: string): string {
  return withoutInvisible(text).replace(/\s/g, '');
}

/** Line ends and tabs, with the blanks around them, become a blank: what is pasted from a letter into a field of one line. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, (blanks) => (/[\t\r\n\u2028\u2029]/.test(blanks) ? ' ' : blanks));
}

/**
 * Whether a text holds what nothing that is sent may hold: control characters other than tab and line ends, or half
 * a surrogate pair. PostgreSQL fails on U+0000 and on lone surrogates, so they stop at the border.
 */
export function isUnstorable(text: string): boolean {
  return /\p{Surrogate}/u.test(text) || hasUnstorableControl(text);
}

/**
 * Whether a text that others read holds what none may: what cannot be stored, what steers a terminal (U+0080 to
 * U+009F), or what turns the words around it (embeddings, overrides and isolates of direction).
 */
export function hasForbiddenCharacters(text: string): boolean {
  return isUnstorable(text) || /[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/.test(text);
}

/**
 * Without the characters at its end for which this holds. As a regular expression it would begin anew at each of them, wherever
 * in the text they stand.
 */
export function withoutEnding(text: string, isEnding: (character: string) => boolean): string {
  const characters = [...text];
  return characters.slice(0, characters.findLastIndex((character) => !isEnding(character)) + 1).join('');
}

/** Length as people count it: a letter outside the first Unicode plane is one character. */
export function characterCount(text: string): number {
  return [...text].length;
}

const lettersWithoutMarks: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'a', œ: 'o', đ: 'd', ł: 'l' };

/**
 * Text reduced to what a search compares: `Türk`, `turk`, `Tuerk` and `TÜRK` become the same, and so do
 * İ, I, ı and i. Fold both sides; the result is for comparing only. Never depends on a locale (D7).
 */
export function foldForSearch(text: string): string {
  return normalForm(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøæœđł]/g, (letter) => lettersWithoutMarks[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Asked of everything that is sent, so without an array of its characters. */
function hasUnstorableControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x7f || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) return true;
  }
  return false;
}
