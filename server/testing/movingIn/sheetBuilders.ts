import { Readable } from 'node:stream';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { proposeColumns } from '../../../domain/movingIn/columns.ts';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { day } from '../../../domain/shared/day.ts';
import { readHouseholds, readOutline } from '../../movingIn/reading/sheetReader.ts';
import type { OutlinedSheet } from '../../movingIn/reading/sheetReading.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Sandbox } from '../../platform/process/sandbox.ts';

type Rows = CellValue[][];

/** A workbook with these sheets. */
export async function aWorkbook(sheets: Record<string, Rows>, options: { is1904?: boolean } = {}): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })),
    ...(options.is1904 ? { dateSystem: '1904' as const } : {}),
  });
  return Buffer.from(bytes);
}

export const HEADS = ['Mitgliedsnummer', 'Vorname', 'Nachname', 'Geburtsdatum', 'Ort'];

type ReadFile = {
  sheets: OutlinedSheet[];
  households: ImportedHousehold[];
  /** As `sheet/row/column why`. */
  problems: string[];
  rows: number;
};

/** Reads a file with the proposed columns, as of 11 January 2027. */
export async function readFile(sandbox: Sandbox, bytes: Buffer): Promise<ReadFile> {
  const files = { read: async () => Readable.from(piecesOf(bytes)) } as Partial<FileStore> as FileStore;
  const file = { storageKey: 'x', accountId: 1 };
  const sheets = await readOutline({ sandbox, files }, file);
  const mappings = Object.fromEntries(
    sheets.map(({ sheet, columns }) => [sheet, proposeColumns(columns.map(({ header }) => header))]),
  );
  const read = await readHouseholds({ sandbox, files }, file, { today: day('2027-01-11'), mappings });
  const problems = read.problems.map(({ sheet, row, column, why }) => `${sheet}/${row}/${column ?? '-'} ${why}`);
  return { sheets, households: [...read.households], problems, rows: read.rows };
}

const PIECE = 64 * 1024;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
