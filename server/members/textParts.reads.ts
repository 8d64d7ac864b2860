import { type RawBuilder, sql } from 'kysely';
import { TYPO_FROM, withoutOneLetter } from '../../domain/shared/search/typos.ts';

/** The function with which the searched index is made: `words_of` for names, `parts_of` for everything else. */
export type TextIndex = 'words_of' | 'parts_of';

/** Two letters are a part of nearly every name, and reading all of them would take long. */
const SHORTEST_PART = 3;
/** The number of letters that the indexes keep. */
const MOST_LETTERS = 40;

/**
 * Whether a text contains all these parts; an index finds the candidates. If no part has three letters, it must contain one of them
 * as a whole: Öz, Su.
 */
export function hasParts(
  text: RawBuilder<unknown>,
  parts: readonly string[],
  index: TextIndex = 'parts_of',
): RawBuilder<unknown> {
  const words = parts.flatMap((part) => part.split(' ')).filter(Boolean);
  const long = words.filter((word) => isInIndex(word, index) || [...word].length > MOST_LETTERS);
  const byIndex =
    long.length > 0
      ? found(text, index, long.map(beginning))
      : found(
          text,
          index,
          words.map((word) => quoted(index === 'words_of' ? `=${word}` : word)),
        );
  return sql.join(
    [
      byIndex,
      ...parts
        .filter((part) => part.includes(' ') || !isInIndex(part, index))
        .map((part) => sql`strpos(${text}, ${part}) > 0`),
    ],
    sql` and `,
  );
}

/**
 * Whether the index alone decides, so that the text of thousands of rows is not folded again. A house number has one digit or two, and
 * no name has any.
 */
function isInIndex(word: string, index: TextIndex): boolean {
  const length = [...word].length;
  const isNumber = index === 'parts_of' && /^\d+$/.test(word);
  return (isNumber || length >= SHORTEST_PART) && length <= MOST_LETTERS;
}

/** Whether a name contains all these words as a whole. */
export function hasWholeWords(name: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return found(
    name,
    'words_of',
    words.map((word) => quoted(`=${word}`)),
  );
}

/** Whether a name contains all these words, those of five letters or more also with one mistake: candidates, which a rule must judge. */
export function mayHaveMistyped(name: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  const long = words.filter((word) => [...word].length >= SHORTEST_PART);
  return found(
    name,
    'words_of',
    long.map((word) => `(${[beginning(word), ...mistyped(word)].join(' | ')})`),
  );
}

function mistyped(word: string): string[] {
  if ([...word].length < TYPO_FROM || [...word].length > MOST_LETTERS) return [];
  const remainders = withoutOneLetter(word);
  return [`~${word}`, ...remainders.flatMap((remainder) => [`=${remainder}`, `~${remainder}`])].map(quoted);
}

function found(text: RawBuilder<unknown>, index: TextIndex, conditions: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.raw(index)}(${text}) @@ ${conditions.join(' & ')}::tsquery`;
}

function beginning(word: string): string {
  return `${quoted(word)}:*`;
}

function quoted(word: string): string {
  return `'${[...word].slice(0, MOST_LETTERS).join('').replace(/['\\]/g, '$&$&')}'`;
}
