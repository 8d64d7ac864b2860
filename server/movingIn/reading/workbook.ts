import { streamXlsxRows } from 'hucre/xlsx';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Cell, LONGEST_CELL } from '../../../domain/movingIn/cell.ts';
import { refuse } from '../../../domain/movingIn/movingIn.refusals.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { Sheet, SheetRow } from './sheets.ts';

/** Fifty thousand rows of thirty columns unpack to 90 MB. */
const MOST_UNPACKED_BYTES = 250 * 1024 * 1024;
const MOST_PARTS = 2_000;
const MOST_SHEETS = 50;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
const WORKBOOK = /^xl\/workbook\.xml$/i;

/**
 * The sheets of an XLSX file. Of formulas, their last result counts; of merged cells, the first holds the value. Refuses with
 * `import_has_macros`, `import_is_locked`, `import_unpacks_too_large`, `import_not_readable`.
 */
export async function openWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(() =>
    refuse('import_not_readable'),
  );
  const entries = await listed(zip);
  if (entries.some(({ fileName }) => MACROS.test(fileName))) return refuse('import_has_macros');
  if (entries.some((entry) => entry.isEncrypted())) return refuse('import_is_locked');
  const size = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (size > MOST_UNPACKED_BYTES) return refuse('import_unpacks_too_large');
  const workbook = entries.find(({ fileName }) => WORKBOOK.test(fileName)) ?? refuse('import_not_readable');
  const { names, is1904 } = await outlineOf(zip, workbook);
  return names.slice(0, MOST_SHEETS).map((name, index) => ({ name, is1904, rows: () => rowsOf(bytes, index) }));
}

function listed(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_PARTS) return refuse('import_unpacks_too_large');
  const entries: Entry[] = [];
  return new Promise<Entry[]>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  }).catch(() => refuse('import_not_readable'));
}

const MOST_OUTLINE_BYTES = 2 * 1024 * 1024;

/** The names of the sheets in their order, and from which day the workbook counts. */
async function outlineOf(zip: ZipFile, entry: Entry): Promise<{ names: string[]; is1904: boolean }> {
  if (entry.uncompressedSize > MOST_OUTLINE_BYTES) return refuse('import_unpacks_too_large');
  const outline = { names: [] as string[], is1904: false };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.split(':').at(-1);
    if (local === 'workbookPr') outline.is1904 = ['1', 'true'].includes(String(attributes.date1904 ?? ''));
    if (local === 'sheet' && attributes.name) outline.names.push(String(attributes.name));
  });
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) parser.write(String(piece));
    parser.close();
    return outline;
  } catch {
    return refuse('import_not_readable');
  }
}

async function* rowsOf(bytes: Buffer, sheet: number): AsyncGenerator<SheetRow> {
  const rows = streamXlsxRows(bytes, { sheet })[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await rows.next().catch((error: unknown) => {
      // a sheet that is a chart has no rows
      if (error instanceof Error && error.message.includes('missing worksheet file'))
        return { done: true, value: undefined };
      throw error instanceof Refusal ? error : new Refusal('import_not_readable', 'wrong_type');
    });
    if (done || !value) return;
    yield { number: value.index + 1, cells: value.values.map(cellOf) };
  }
}

function cellOf(value: string | number | boolean | Date | null): Cell {
  if (value instanceof Date) return { day: Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10) };
  return typeof value === 'string' ? value.slice(0, LONGEST_CELL + 1) : value;
}
