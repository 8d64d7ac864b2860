import { isBlank } from '../../../domain/movingIn/cell.ts';
import type { SheetMapping } from '../../../domain/movingIn/columns.ts';
import { Households } from '../../../domain/movingIn/households.ts';
import { refuse } from '../../../domain/movingIn/movingIn.refusals.ts';
import type { FileProblem } from '../../../domain/movingIn/rowValues.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { phoneReader } from '../../platform/phoneReader.ts';
import { countryFinder } from './countryFinder.ts';
import { openCsv } from './csvSheet.ts';
import { sampleOf } from './samples.ts';
import { type Headed, headed } from './sheetHead.ts';
import { type LinesOrder, linesWorkbook } from './sheetLines.ts';
import type { Sheet } from './sheets.ts';
import { openWorkbook } from './xlsx/workbook.ts';

/** What is wanted of a file: what its columns are, some of its lines, or the households in it. */
export type SheetOrder =
  | { wants: 'outline' }
  | LinesOrder
  | {
      wants: 'households';
      today: Day;
      /** Of each sheet of the outline, by its number. */
      mappings: Record<number, SheetMapping>;
    };

export type OutlinedSheet = {
  /** Begins at 1, in the order of the file. */
  sheet: number;
  name: string;
  head_row: number;
  /** Rows below the head that are not blank. */
  rows: number;
  columns: { header: string; samples: string[] }[];
};

/** The last line of an answer with households. */
export type ReadSummary = { rows: number; problem_count: number; problems: FileProblem[] };

/** The most problems that are listed; all are counted. */
const MOST_PROBLEMS = 10_000;
const SAMPLES = 3;

/**
 * Reads a file that may be malicious; runs in a sandbox. The bytes are the order as a line of JSON, then the file. Answers in lines
 * of JSON: a refusal, or the outline, or a workbook in base64, or each household and at last a summary.
 */
export async function* readSheets(bytes: Buffer): AsyncGenerator<string> {
  const end = bytes.indexOf('\n');
  const order = JSON.parse(bytes.subarray(0, end).toString()) as SheetOrder;
  try {
    const sheets = await open(bytes.subarray(end + 1));
    if (order.wants === 'outline') yield line(await outline(sheets));
    else if (order.wants === 'lines') yield line(Buffer.from(await linesWorkbook(sheets, order)).toString('base64'));
    else yield* households(sheets, order);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield line({ refused: error.key, kind: error.kind, params: error.params });
  }
}

const ZIP = [0x50, 0x4b, 3, 4];
/** The container of old workbooks, and of new ones with a password. */
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0];

async function open(bytes: Buffer): Promise<Sheet[]> {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(ZIP)) return openWorkbook(bytes);
  if (begins(OLE2))
    return refuse(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'import_is_locked' : 'import_is_xls');
  return openCsv(bytes);
}

async function outline(sheets: readonly Sheet[]): Promise<OutlinedSheet[]> {
  const room = { rows: 0 };
  const outlined: OutlinedSheet[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const found = await headed(sheet, room);
    if (found) outlined.push({ sheet: index + 1, name: sheet.name, ...(await outlineOf(found)) });
  }
  return outlined.length > 0 ? outlined : refuse('import_empty');
}

async function outlineOf({ head, rows }: Headed): Promise<Omit<OutlinedSheet, 'sheet' | 'name'>> {
  const samples = head.headers.map(() => new Set<string>());
  let count = 0;
  for await (const { cells } of rows) {
    count += 1;
    for (const [column, cell] of cells.entries()) {
      samples[column] ??= new Set();
      if (!isBlank(cell) && samples[column].size < SAMPLES) samples[column].add(sampleOf(cell));
    }
  }
  const columns = samples.map((values, column) => ({ header: head.headers[column] ?? '', samples: [...values] }));
  return { head_row: head.number, rows: count, columns };
}

async function* households(
  sheets: readonly Sheet[],
  { today, mappings }: Extract<SheetOrder, { wants: 'households' }>,
): AsyncGenerator<string> {
  const made = new Households({ today, readPhone: await phoneReader(), countryOf: countryFinder(), is1904: false });
  const room = { rows: 0 };
  for (const [index, read] of sheets.entries()) {
    const sheet = index + 1;
    const mapping = mappings[sheet];
    const found = mapping && (await headed(read, room));
    if (!mapping || !found) continue;
    const { lines } = found.head;
    for await (const { number, cells } of found.rows)
      made.take({ sheet, row: number }, cells, { mapping, headLines: lines, is1904: read.is1904 });
  }
  for (const household of made.made()) yield line(household);
  const problems = made.problems();
  const summary: ReadSummary = {
    rows: made.rows,
    problem_count: problems.length,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
  yield line(summary);
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
