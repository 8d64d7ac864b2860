/** A text in stored form: Unicode NFC, without blanks around it (D7). */
export function cleanText(text: string): string {
  return normalForm(text, 'NFC').trim();
}

/** More combining marks than any letter of any language has. */
const MANY_MARKS = /(?:(?!\u034f)\p{M}){30}(?=(?!\u034f)\p{M})/gu;

/**
 * Normalises in linear time. Sorting a run of combining marks takes quadratic time, so an invisible joiner (U+034F)
 * divides long runs (Unicode's Stream-Safe Text Format, UAX #15).
 */
function normalForm(text: string, form: 'NFC' | 'NFD'): string {
  return text.replace(MANY_MARKS, '$&\u034f').normalize(form);
}

/**
 * Removes invisible format characters, which come along with numbers and addresses copied from a contact or a message.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** A number without the blanks between its digits, and without invisible characters. */
export function withoutBlanks(text: string): string {
  return withoutInvisible(text).replace(/\s/g, '');
}

/** Turns line ends and tabs, with the blanks around them, into one blank: for text pasted into a field of one line. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, (blanks) => (/[\t\r\n\u2028\u2029]/.test(blanks) ? ' ' : blanks));
}

/**
 * Whether a text holds characters that are never accepted: control characters other than tab and line ends, or half a
 * surrogate pair. PostgreSQL fails on U+0000 and on lone surrogates.
 */
export function isUnstorable(text: string): boolean {
  return /\p{Surrogate}/u.test(text) || hasUnstorableControl(text);
}

/**
 * Whether a text that others will read holds forbidden characters: those that cannot be stored, those that control a
 * terminal (U+0080 to U+009F), and those that change the direction of the words around them (embeddings, overrides,
 * isolates).
 */
export function hasForbiddenCharacters(text: string): boolean {
  return isUnstorable(text) || /[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/.test(text);
}

/** The text without the characters that `hasForbiddenCharacters` finds. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu, '');
}

/**
 * Removes the characters at the end for which `isEnding` is true. A regular expression would start a new attempt at
 * every such character of the text.
 */
export function withoutEnding(text: string, isEnding: (character: string) => boolean): string {
  const characters = [...text];
  return characters.slice(0, characters.findLastIndex((character) => !isEnding(character)) + 1).join('');
}

/** The length as people count it: a character outside the first Unicode plane counts as one. */
export function characterCount(text: string): number {
  return [...text].length;
}

const lettersWithoutMarks: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'a', œ: 'o', đ: 'd', ł: 'l' };

/**
 * The form of a text that searches compare: `Türk`, `turk`, `Tuerk` and `TÜRK` become equal, and so do İ, I, ı and i.
 * Fold both sides, and do not display the result. Independent of the locale (D7).
 */
export function foldForSearch(text: string): string {
  return normalForm(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøæœđł]/g, (letter) => lettersWithoutMarks[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Runs on everything that is sent, so it creates no array of characters. */
function hasUnstorableControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x7f || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) return true;
  }
  return false;
}
