import { Readable } from 'node:stream';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { proposeColumns } from '../../../domain/movingIn/columns.ts';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { day } from '../../../domain/shared/day.ts';
import { readHouseholds, readOutline } from '../../movingIn/reading/sheetReader.ts';
import type { OutlinedSheet } from '../../movingIn/reading/sheetReading.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Sandbox } from '../../platform/process/sandbox.ts';
import { aZip } from '../documents/aZip.ts';

type Rows = CellValue[][];

/** A workbook with these sheets. */
export async function aWorkbook(sheets: Record<string, Rows>, options: { is1904?: boolean } = {}): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })),
    ...(options.is1904 ? { dateSystem: '1904' as const } : {}),
  });
  return Buffer.from(bytes);
}

/** A workbook with one sheet of these rows, as XML. */
export function aRawWorkbook(rows: string, after = '', strings = '<sst/>'): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return aZip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="L" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  });
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
