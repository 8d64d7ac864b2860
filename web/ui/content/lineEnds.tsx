import type { ReactNode } from 'react';
import css from './lineEnds.module.css';

/** A number with a hyphen and the brackets around it, or an address up to its @. */
const NUMBER = /\(?\b\d+-\d+\b\)?/;

/** Word by word: an expression that looks for the @ from every letter on takes long over a long word. */
function firstPlace(words: string): { part: string; place: number } | undefined {
  for (const { 0: word, index } of words.matchAll(/\S+/g)) {
    const number = NUMBER.exec(word);
    const at = word.lastIndexOf('@');
    if (at > 0 && number?.index !== 0) return { part: word.slice(0, at + 1), place: index };
    if (number) return { part: number[0], place: index + number.index };
  }
  return undefined;
}

/** Words as they are drawn: no line ends within a number that has a hyphen, and sooner after an @ than within a name. */
export function lineEnds(words: string): ReactNode {
  const first = firstPlace(words);
  if (!first) return words;
  const { part, place } = first;
  return (
    <>
      {words.slice(0, place)}
      {part.endsWith('@') ? (
        part
      ) : (
        <span className={css.whole} data-whole>
          {part}
        </span>
      )}
      {part.endsWith('@') && <wbr />}
      {lineEnds(words.slice(place + part.length))}
    </>
  );
}

/** The same for what need not be words, in one piece: a cell may be a grid. */
export function cellEnds(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !firstPlace(content)) return content;
  return <span>{lineEnds(content)}</span>;
}
