import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { csvSheet, type SheetColumn, type SheetValue, xlsxSheet } from './sheet.ts';

const columns: SheetColumn[] = [
  { header: 'Text', kind: 'text' },
  { header: 'Tag', kind: 'day' },
  { header: 'Betrag', kind: 'euros' },
];

async function* batches(...rows: SheetValue[][]) {
  for (const row of rows) yield [row];
}

const sheetOf = (...rows: SheetValue[][]) => ({ name: 'Haushalte', columns, rows: batches(...rows) });
const csvOf = async (...rows: SheetValue[][]) => (await buffer(csvSheet(sheetOf(...rows)))).toString('utf8');
const xlsxOf = async (...rows: SheetValue[][]) => buffer(xlsxSheet(sheetOf(...rows)));

/** What people type into names so that a spreadsheet runs it. */
const INJECTIONS = [
  '=HYPERLINK("http://x.example","Klick")',
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '";=1+1;"',
  "=cmd|' /C calc'!A0",
];

it.each(INJECTIONS)('no spreadsheet runs a text as a formula: %j', async (text) => {
  const [, row = ''] = (await csvOf([text, null, null])).split('"Betrag"\r\n');
  const workbook = await xlsxOf([text, null, null]);

  // inside quotes nothing ends the cell, and no cell begins with a sign of a formula
  expect(row).toMatch(/^"(?![=+\-@\t\r\n＝＋－＠])/);
  expect(row).toBe(`"${row.startsWith(`"'`) ? "'" : ''}${text.replaceAll('"', '""')}";"";""`);
  const { sheets } = await readXlsx(workbook);
  expect(sheets[0]?.rows[1]?.[0]).toBe(text.replace(/\p{Cc}/gu, ' '));
  expect(sheets[0]?.cells?.size ?? 0).toBe(0);
});

it.each([
  ['a phone number keeps its sign', '+436641234567', `"'+436641234567"`],
  ['a post code keeps its first zero', '06420', `"'06420"`],
  ['a long number keeps its last digits', '1234567890123', `"'1234567890123"`],
  ['an ordinary number stays as it is', '1010', '"1010"'],
])('%s', async (_name, text, written) => {
  expect(await csvOf([text, null, null])).toContain(`\r\n${written};`);
  const { sheets } = await readXlsx(await xlsxOf([text, null, null]));
  expect(sheets[0]?.rows[1]?.[0]).toBe(text);
});

it('days and amounts are values of the workbook, and text in the other form', async () => {
  const row: SheetValue[] = ['Çelik', '2027-01-11', 60.5];

  expect(await csvOf(row)).toBe('\uFEFF"Text";"Tag";"Betrag"\r\n"Çelik";"11.01.2027";60,5');
  const { sheets } = await readXlsx(await xlsxOf(row));
  expect(sheets[0]?.rows[1]).toEqual(['Çelik', new Date('2027-01-11T00:00:00Z'), 60.5]);
});

it('a list of nobody is a file with its heads', async () => {
  expect(await csvOf()).toBe('\uFEFF"Text";"Tag";"Betrag"');
  const { sheets } = await readXlsx(await xlsxOf());
  expect(sheets[0]?.rows).toEqual([['Text', 'Tag', 'Betrag']]);
});
