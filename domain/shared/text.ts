/** Text as it is kept: Unicode NFC without blanks around it (D7). */
export function cleanText(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * Whether a text holds what no text may: control characters other than tab and line ends, or half a
 * surrogate pair. PostgreSQL fails on U+0000 and on lone surrogates, so they stop at the border.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return /\p{Surrogate}/u.test(text) || [...text].some(isForbiddenControl);
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
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøæœđł]/g, (letter) => lettersWithoutMarks[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function isForbiddenControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return (code < 0x20 && !'\t\n\r'.includes(character)) || code === 0x7f;
}
