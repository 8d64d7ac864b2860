import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const rowOf = (...cells: (string | number)[]) => toCsv([cells]).toString('utf8').slice(1);

it.each([
  ['a text', 'Sarg', '"Sarg"'],
  ['quotes', 'der "alte" Sarg', '"der ""alte"" Sarg"'],
  ['a semicolon and a line', 'eins; zwei\ndrei', '"eins; zwei\ndrei"'],
  ['a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a formula with an at', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['an amount', 12.5, '12,5'],
  ['a negative number', -3, '-3'],
])('%s', (_name, value, written) => {
  expect(rowOf(value)).toBe(written);
});

it('begins with the mark of UTF-8, and ends lines as spreadsheets expect', () => {
  expect(toCsv([['a'], ['b']]).toString('utf8')).toBe('\uFEFF"a"\r\n"b"');
});
