import type { ReactNode } from 'react';
import css from './lineEnds.module.css';

/** A number with a hyphen and the brackets around it, or an address up to its @. */
const PLACE = /\(?\b\d+-\d+\b\)?|\S+@/;

/** Words as they are drawn: no line ends within a number that has a hyphen, and sooner after an @ than within a name. */
export function lineEnds(words: string): ReactNode {
  const [part] = PLACE.exec(words) ?? [];
  if (!part) return words;
  const place = words.indexOf(part);
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
  if (typeof content !== 'string' || !PLACE.test(content)) return content;
  return <span>{lineEnds(content)}</span>;
}
