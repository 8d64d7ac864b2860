import { foldForSearch } from '../shared/text.ts';

/** What a payer and the purpose tell, folded: whole words, and those in which a bank has put something for a letter. */
export type WordsTold = { whole: ReadonlySet<string>; withGaps: readonly string[] };

/** What banks write for a letter that they cannot send. */
const GAP = '?';

/** Every word that is told. A dot within a word, or before one, may stand for a letter as well. */
export function wordsTold(...texts: readonly (string | null)[]): WordsTold {
  const text = foldForSearch(texts.filter(Boolean).join(' ').replaceAll('\ufffd', GAP));
  const gapped = [...text.split(/[^\p{L}?]+/u), ...text.replaceAll('.', GAP).split(/[^\p{L}?]+/u)];
  return { whole: new Set(wordsOf(text)), withGaps: [...new Set(gapped)].filter(isTelling) };
}

/** Of two letters and more: an initial names nobody. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}

/** Whether a word with gaps may be this one: as long, and the same in every letter that is told. */
export function mayBe(withGaps: string, word: string): boolean {
  return withGaps.length === word.length && [...withGaps].every((letter, at) => letter === GAP || letter === word[at]);
}

/** The longest run of letters that is told of a word with gaps: by that it is looked up. */
export function toldRun(withGaps: string): string {
  return withGaps.split(GAP).reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

/** At most a third of its letters are missing, and three and more are told. */
function isTelling(word: string): boolean {
  const gaps = word.split(GAP).length - 1;
  return gaps > 0 && word.length - gaps >= 3 && gaps * 3 <= word.length && toldRun(word).length >= 2;
}
