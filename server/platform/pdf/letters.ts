import { spellings } from './spellings.ts';

/** Whether the typeface has a letter. */
export type Draws = (codePoint: number) => boolean;

/** The replacement for unknown letters; every typeface has it. */
const UNKNOWN = '?';
const words = /[\p{L}\p{M}]+/gu;
const withoutCapitals = /^[\p{Script=Arabic}\p{Script=Georgian}\p{Script=Hebrew}]/u;

/**
 * A text with letters that the typeface has: a missing one would be drawn as a box. `ō` is drawn as an o and its mark, `ə` as e,
 * and a name in another alphabet in Latin letters. Everything that the typeface has stays as it is.
 */
export function drawable(text: string, draws: Draws): string {
  if (drawsAll(text, draws)) return text;
  const spelled = text.replace(words, (word) => (drawsAll(word, draws) ? word : spellWord(word, draws)));
  return each(spelled, (sign) => (draws(codeOf(sign)) ? sign : spell(sign, draws)));
}

function spellWord(word: string, draws: Draws): string {
  // the only pair of letters that is one sound in most Greek names: Παπαδόπουλος
  const paired = word
    .normalize('NFD')
    .replace(/(?<=[οΟ])[υΥ]/g, 'u')
    .normalize('NFC');
  const spelled = each(paired, (letter) => spell(letter, draws));
  if (withoutCapitals.test(word)) return spelled.charAt(0).toUpperCase() + spelled.slice(1);
  return paired.length > 1 && word === word.toUpperCase() ? spelled.toUpperCase() : spelled;
}

function spell(sign: string, draws: Draws): string {
  const known = spellings.get(sign) ?? capitalised(spellings.get(sign.toLowerCase()));
  if (known !== undefined) return known;
  if (draws(codeOf(sign))) return sign;
  const parts = sign.normalize('NFKD');
  const spellPart = (part: string) => spell(part, draws);
  if (parts !== sign) return composed(each(parts, spellPart), draws);
  return /[\p{M}\p{C}\p{Lm}]/u.test(sign) ? '' : UNKNOWN;
}

/** The composed letter if the typeface has it, rather than a letter and a mark. */
function composed(parts: string, draws: Draws): string {
  if (parts.includes(UNKNOWN)) return UNKNOWN;
  const one = parts.normalize('NFC');
  return drawsAll(one, draws) ? one : parts;
}

function capitalised(letters: string | undefined): string | undefined {
  return letters && letters.charAt(0).toUpperCase() + letters.slice(1);
}

function drawsAll(text: string, draws: Draws): boolean {
  return [...text].every((sign) => draws(codeOf(sign)));
}

function each(text: string, change: (sign: string) => string): string {
  return [...text].map(change).join('');
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
