import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

/** A column of a spreadsheet. Days are `Day`, amounts are in euros. */
export type SheetColumn = { header: string; kind: 'text' | 'day' | 'euros' | 'count' };
export type SheetValue = string | number | null;

/** A sheet that is written while its rows arrive, so that a few hundred of them are in memory. */
export type Sheet = { name: string; columns: readonly SheetColumn[]; rows: AsyncIterable<readonly SheetValue[][]> };

/** A style costs time for each cell; texts and counts need none. */
const formats = { day: { numFmt: 'dd.mm.yyyy' }, euros: { numFmt: '#,##0.00' }, count: {}, text: {} } as const;
const widths = { day: 12, euros: 12, count: 9, text: 22 } as const;
/** XML has no way to write them; a cell has one line. */
const CONTROL = /\p{Cc}/gu;

/** In the form of `toCsv`. */
export function csvSheet({ columns, rows }: Sheet): Readable {
  return Readable.from(csvParts(columns, rows));
}

async function* csvParts(columns: readonly SheetColumn[], rows: Sheet['rows']) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  for await (const some of rows) {
    yield some.map((row) => `\r\n${csvLine(row.map((value, place) => csvValue(value, columns[place])))}`).join('');
  }
}

function csvValue(value: SheetValue, column: SheetColumn | undefined): string | number {
  if (value === null) return '';
  return column?.kind === 'day' ? toWireDay(value as Day) : value;
}

/** A workbook. Texts are stored as texts, so that none of them is a formula; days and amounts can be sorted and added up. */
export function xlsxSheet({ name, columns, rows }: Sheet): Readable {
  const stream = writeXlsxStream(xlsxRows(columns, rows), {
    name,
    columns: columns.map(({ header, kind }) => ({ header, width: widths[kind], ...formats[kind] })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* xlsxRows(columns: readonly SheetColumn[], rows: Sheet['rows']) {
  for await (const some of rows) {
    for (const row of some) yield row.map((value, place) => xlsxValue(value, columns[place]));
  }
}

function xlsxValue(value: SheetValue, column: SheetColumn | undefined): string | number | Date | null {
  if (typeof value !== 'string') return value;
  // a workbook counts days from midnight UTC
  if (column?.kind === 'day') return new Date(`${value}T00:00:00Z`);
  return value.replace(CONTROL, ' ');
}
