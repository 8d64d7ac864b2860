import { isOneTypoApart, TYPO_FROM } from './typos.ts';

/** How well a text matches what was typed; the first is shown first. */
export const likenesses = ['whole', 'beginning', 'part', 'typo'] as const;
export type Likeness = (typeof likenesses)[number];

/**
 * How well a folded text matches folded words, in any order: as well as its worst word. Undefined if it lacks one, even with a
 * mistake in a word of five letters or more.
 */
export function likenessOf(folded: string, words: readonly string[]): Likeness | undefined {
  const known = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  let worst = 0;
  for (const word of words) {
    const found = ofWord(word, known, folded);
    if (!found) return undefined;
    worst = Math.max(worst, likenesses.indexOf(found));
  }
  return likenesses[worst];
}

function ofWord(word: string, known: readonly string[], folded: string): Likeness | undefined {
  if (known.includes(word)) return 'whole';
  if (known.some((one) => one.startsWith(word))) return 'beginning';
  if (folded.includes(word)) return 'part';
  const mayBeMistyped = word.length >= TYPO_FROM;
  return mayBeMistyped && known.some((one) => isOneTypoApart(word, one)) ? 'typo' : undefined;
}
