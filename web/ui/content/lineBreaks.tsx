import { Fragment, type ReactNode } from 'react';
import css from './lineBreaks.module.css';

/** A number with a hyphen, with or without brackets. */
const NUMBER = /\(?\b\d+-\d+\b\)?/;

/** Searches word by word: a regular expression that looks for an @ from every letter on is slow on a long word. */
function firstUnbrokenPart(words: string): { part: string; place: number } | undefined {
  for (const { 0: word, index } of words.matchAll(/\S+/g)) {
    const number = NUMBER.exec(word);
    const at = word.lastIndexOf('@');
    if (at > 0 && number?.index !== 0) return { part: word.slice(0, at + 1), place: index };
    if (number) return { part: number[0], place: index + number.index };
  }
  return undefined;
}

/**
 * Text with controlled line breaks: none inside a number with a hyphen, and in e-mail addresses preferably after the @.
 */
export function withLineBreaks(words: string): ReactNode {
  const first = firstUnbrokenPart(words);
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
      {withLineBreaks(words.slice(place + part.length))}
    </>
  );
}

/** The name of a file, which breaks after an underscore or a hyphen sooner than within a word. */
export function fileNameWithBreaks(name: string): ReactNode {
  return (name.match(/[^_-]+[_-]*|[_-]+/g) ?? []).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay where they are
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The same for content that may not be text, wrapped in one element because a cell may be a grid. */
export function cellWithBreaks(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !firstUnbrokenPart(content)) return content;
  return <span>{withLineBreaks(content)}</span>;
}
