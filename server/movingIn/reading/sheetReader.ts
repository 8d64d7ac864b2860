import { join } from 'node:path';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { refuse } from '../../../domain/movingIn/movingIn.refusals.ts';
import { Refusal, type RefusalKind } from '../../../domain/shared/refusal.ts';
import type { Context } from '../../platform/context.ts';
import { OutOfBounds } from '../../platform/process/boundedProcess.ts';
import type { SandboxProgram } from '../../platform/process/sandbox.ts';
import { ROOT } from '../../platform/root.ts';
import type { LinesOrder } from './sheetLines.ts';
import type { OutlinedSheet, ReadSummary, SheetOrder } from './sheetReading.ts';

/** Former lists are read in a separate process. The largest that is accepted needs 190 MB and eight seconds. */
export const sheetReaderProgram: SandboxProgram = {
  path: join(ROOT, 'server/movingIn/reading/sheetReaderProcess.ts'),
  tasks: ['sheets'],
  bounds: { memoryMb: 300, timeMs: 90_000, newObjectsMb: 4 },
};

type Reading = Pick<Context, 'sandbox' | 'files'>;
/** A stored file, and who waits for it. */
export type StoredSheets = { storageKey: string; accountId: number | null };

/** The sheets of a file and what stands in their columns. Refuses with `unfitImport`. */
export async function readOutline(context: Reading, file: StoredSheets): Promise<OutlinedSheet[]> {
  const [outline] = linesOf(await run(context, file, { wants: 'outline' }));
  return JSON.parse(outline ?? '[]') as OutlinedSheet[];
}

/** A workbook with some lines of a file. Refuses with `unfitImport`. */
export async function readLines(
  context: Reading,
  file: StoredSheets,
  order: Omit<LinesOrder, 'wants'>,
): Promise<Buffer> {
  const [workbook = '""'] = linesOf(await run(context, file, { wants: 'lines', ...order }));
  return Buffer.from(JSON.parse(workbook) as string, 'base64');
}

export type ReadHouseholds = ReadSummary & {
  /** Parsed one by one, because together they need much memory. */
  households: Iterable<ImportedHousehold>;
};

/** The households in a file, as its columns are mapped. Refuses with `unfitImport`. */
export async function readHouseholds(
  context: Reading,
  file: StoredSheets,
  order: Omit<Extract<SheetOrder, { wants: 'households' }>, 'wants'>,
): Promise<ReadHouseholds> {
  const answer = await run(context, file, { wants: 'households', ...order });
  const last = answer.lastIndexOf('\n', -2) + 1;
  const summary = JSON.parse(answer.subarray(last).toString()) as ReadSummary;
  return { ...summary, households: householdsIn(answer.subarray(0, last)) };
}

async function run({ sandbox, files }: Reading, file: StoredSheets, order: SheetOrder): Promise<Buffer> {
  const open = async () => ordered(order, await files.read(file.storageKey));
  const answer = await sandbox.run('sheets', { accountId: file.accountId, open }).catch((error: unknown) => {
    if (error instanceof OutOfBounds) return refuse('import_unpacks_too_large');
    throw error;
  });
  const [first = ''] = linesOf(answer.subarray(0, LONGEST_REFUSAL));
  if (first.startsWith('{"refused":')) throw refusalIn(first);
  return answer;
}

const LONGEST_REFUSAL = 1_000;

function refusalIn(line: string): Refusal {
  const { refused, kind, params } = JSON.parse(line) as {
    refused: string;
    kind: RefusalKind;
    params: Record<string, string | number>;
  };
  return new Refusal(refused, kind, { params });
}

async function* ordered(order: SheetOrder, file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(order)}\n`);
  yield* file;
}

function* householdsIn(answer: Buffer): Generator<ImportedHousehold> {
  for (const line of linesOf(answer)) yield JSON.parse(line) as ImportedHousehold;
}

function* linesOf(answer: Buffer): Generator<string> {
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at);
    const line = answer.subarray(at, end < 0 ? answer.length : end).toString();
    if (line !== '') yield line;
    at = end < 0 ? answer.length : end + 1;
  }
}
