import type { Language } from '../../domain/shared/language.ts';
import type { Say } from '../platform/words.ts';
import { say as sayWords, type WordingKey } from '../words.ts';

type Cell = string | number | null;
type Column = Extract<WordingKey, `office.column.${string}`>;

/** A sentence of the office; line ends in its parameters are removed, so that typed text cannot imitate a sentence of ours. */
export const say: Say<WordingKey> = (language, key, params = {}) => {
  const named = Object.entries(params).map(([name, word]) => [name, typeof word === 'string' ? onOneLine(word) : word]);
  return sayWords(language, key, Object.fromEntries(named));
};

/**
 * Lines with aligned columns; the last column is not padded, and further lines of its text are indented. Line ends in other
 * columns are shown as a symbol.
 */
export function tableLines(headers: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const texts = [headers, ...rows].map((row) => row.map(textIn));
  const widths = headers.map((_header, column) => Math.max(...texts.map((row) => [...(row[column] ?? '')].length)));
  const indent = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP.length, 0);
  const lines = texts.map((row) => {
    const line = row.map((cell, column) => pad(cell, widths[column] ?? 0)).join(GAP);
    return line.trimEnd().replaceAll('\n', `\n${' '.repeat(indent)}`);
  });
  const [head = '', ...body] = lines;
  return [head, '─'.repeat([...head].length), ...body.flatMap((line) => line.split('\n'))];
}

/** A list as a table with these columns, or a sentence that nothing was found. */
export function listLines(
  language: Language,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): string[] {
  if (rows.length === 0) return [say(language, 'office.say.nothing')];
  return tableLines(
    columns.map((column) => say(language, column)),
    rows,
  );
}

/** Shows characters that would control the terminal, such as U+009B, as `<U+009B>`; line feeds stay. */
export function harmless(text: string): string {
  return text.replace(STEERING, (sign) => {
    if (sign === '\n') return sign;
    if (sign === '\t') return ' ';
    return `<U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

const GAP = '  ';
// control characters except line feeds, line separators, and marks of text direction
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
const LINE_END = /\r\n?|\n/g;

function onOneLine(text: string): string {
  return text.replace(LINE_END, ' ↵ ');
}

function textIn(cell: Cell, column: number, row: readonly Cell[]): string {
  if (cell === null) return '–';
  const text = String(cell);
  const isLast = column === row.length - 1;
  return harmless(isLast ? text.replace(LINE_END, '\n') : onOneLine(text));
}

// pads by visible characters: names may contain letters outside the first Unicode plane
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
