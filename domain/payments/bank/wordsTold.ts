import { foldForSearch } from '../../shared/text.ts';

/** Words of payer and purpose, folded: complete ones, and those with a placeholder for a letter. */
export type WordsTold = { whole: ReadonlySet<string>; withGaps: readonly string[] };

/** What banks write for a letter that they cannot transmit. */
const GAP = '?';

/** All words of the texts. A dot inside or before a word may also stand for a letter. */
export function wordsTold(...texts: readonly (string | null)[]): WordsTold {
  const text = foldForSearch(texts.filter(Boolean).join(' ').replaceAll('\ufffd', GAP));
  const gapped = [...text.split(/[^\p{L}?]+/u), ...text.replaceAll('.', GAP).split(/[^\p{L}?]+/u)];
  return { whole: new Set(wordsOf(text)), withGaps: [...new Set(gapped)].filter(isTelling) };
}

/** The letters of a payer's name that stand alone. */
export function initialsOf(name: string | null): ReadonlySet<string> {
  return new Set(
    foldForSearch(name ?? '')
      .split(/[^\p{L}]+/u)
      .filter(({ length }) => length === 1),
  );
}

/** Words of two letters or more, because an initial identifies nobody. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}

/** Whether a word with gaps may be this one: same length, and equal in every known letter. */
export function mayBe(withGaps: string, word: string): boolean {
  return withGaps.length === word.length && [...withGaps].every((letter, at) => letter === GAP || letter === word[at]);
}

/** The longest run of known letters in a word with gaps, by which it is looked up. */
export function toldRun(withGaps: string): string {
  return withGaps.split(GAP).reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

/** Whether at most a third of the letters are missing, and at least three are known. */
function isTelling(word: string): boolean {
  const gaps = word.split(GAP).length - 1;
  return gaps > 0 && word.length - gaps >= 3 && gaps * 3 <= word.length && toldRun(word).length >= 2;
}
