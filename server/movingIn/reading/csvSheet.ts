import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { LONGEST_CELL } from '../../../domain/movingIn/cell.ts';
import { refuse } from '../../../domain/movingIn/movingIn.refusals.ts';
import { csvText } from './csvText.ts';
import type { Sheet, SheetRow } from './sheets.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
const LINES_LOOKED_AT = 30;
const PIECE = 64 * 1024;
/** A row of a hundred columns with the longest cells. */
const LONGEST_ROW = 200_000;

/** A CSV file as one sheet. Refuses with `import_wrong_kind`, and while it is read with `import_csv_not_readable`. */
export function openCsv(bytes: Buffer): Sheet[] {
  const text = csvText(bytes);
  return [{ name: '', is1904: false, rows: () => rowsOf(text), merged: async () => [] }];
}

/** Excel writes the separator into a line of its own. */
const STATED = /^sep=([;,\t|])\r?\n/;

async function* rowsOf(text: string): AsyncGenerator<SheetRow> {
  const stated = STATED.exec(text);
  const delimiter = stated?.[1] ?? separatorOf(text);
  const rows = parse({ delimiter, relax_column_count: true, relax_quotes: true, max_record_size: LONGEST_ROW });
  let number = stated ? 1 : 0;
  try {
    for await (const row of Readable.from(piecesOf(text, stated?.[0].length ?? 0)).pipe(rows)) {
      number += 1;
      yield { number, cells: (row as string[]).map((cell) => cell.slice(0, LONGEST_CELL + 1)) };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      // rows that were parsed already are lost with the error, which counts them
      const before = Number(error.records ?? 0) + (stated ? 1 : 0);
      return refuse('import_csv_not_readable', { params: { row: before + 1 } });
    }
    throw error;
  }
}

function* piecesOf(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** The sign that divides most of the first lines into equally many parts. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, PIECE)
    .split(/\r\n|\n|\r/, LINES_LOOKED_AT)
    .filter(Boolean);
  const scores = SEPARATORS.map((separator) => ({ separator, score: scoreOf(lines, separator) }));
  return scores.toSorted((one, other) => other.score - one.score)[0]?.separator ?? ';';
}

function scoreOf(lines: readonly string[], separator: string): number {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    const count = withoutQuoted(line).split(separator).length - 1;
    if (count > 0) lengths.set(count, (lengths.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...[...lengths].map(([count, often]) => count * often * often));
}

function withoutQuoted(line: string): string {
  return line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
}
