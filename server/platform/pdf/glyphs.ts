import { spellings } from './spellings.ts';

/** Whether the typeface has a letter. */
export type HasGlyph = (codePoint: number) => boolean;

/** The replacement for unknown letters; every typeface has it. */
const UNKNOWN = '?';
const words = /[\p{L}\p{M}]+/gu;
const withoutCapitals = /^[\p{Script=Arabic}\p{Script=Georgian}\p{Script=Hebrew}]/u;

/**
 * A text with letters that the typeface has: a missing one would be drawn as a box. `ō` is drawn as an o and its mark, `ə` as e,
 * and a name in another alphabet in Latin letters. Everything that the typeface has stays as it is.
 */
export function withKnownGlyphs(text: string, hasGlyph: HasGlyph): string {
  if (hasAllGlyphs(text, hasGlyph)) return text;
  const spelled = text.replace(words, (word) => (hasAllGlyphs(word, hasGlyph) ? word : spellWord(word, hasGlyph)));
  return each(spelled, (sign) => (hasGlyph(codeOf(sign)) ? sign : spell(sign, hasGlyph)));
}

function spellWord(word: string, hasGlyph: HasGlyph): string {
  // the only pair of letters that is one sound in most Greek names: Παπαδόπουλος
  const paired = word
    .normalize('NFD')
    .replace(/(?<=[οΟ])[υΥ]/g, 'u')
    .normalize('NFC');
  const spelled = each(paired, (letter) => spell(letter, hasGlyph));
  if (withoutCapitals.test(word)) return spelled.charAt(0).toUpperCase() + spelled.slice(1);
  return paired.length > 1 && word === word.toUpperCase() ? spelled.toUpperCase() : spelled;
}

function spell(sign: string, hasGlyph: HasGlyph): string {
  const known = spellings.get(sign) ?? capitalised(spellings.get(sign.toLowerCase()));
  if (known !== undefined) return known;
  if (hasGlyph(codeOf(sign))) return sign;
  const parts = sign.normalize('NFKD');
  const spellPart = (part: string) => spell(part, hasGlyph);
  if (parts !== sign) return composed(each(parts, spellPart), hasGlyph);
  return /[\p{M}\p{C}\p{Lm}]/u.test(sign) ? '' : UNKNOWN;
}

/** The composed letter if the typeface has it, rather than a letter and a mark. */
function composed(parts: string, hasGlyph: HasGlyph): string {
  if (parts.includes(UNKNOWN)) return UNKNOWN;
  const one = parts.normalize('NFC');
  return hasAllGlyphs(one, hasGlyph) ? one : parts;
}

function capitalised(letters: string | undefined): string | undefined {
  return letters && letters.charAt(0).toUpperCase() + letters.slice(1);
}

function hasAllGlyphs(text: string, hasGlyph: HasGlyph): boolean {
  return [...text].every((sign) => hasGlyph(codeOf(sign)));
}

function each(text: string, change: (sign: string) => string): string {
  return [...text].map(change).join('');
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
