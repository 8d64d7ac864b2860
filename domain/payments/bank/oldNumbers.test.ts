import { expect, it } from 'vitest';
import { oldNumbersTold } from './oldNumbers.ts';

it.each<[string, string[], string[]]>([
  ['Mitgliedsbeitrag 2027 123456', ['123456'], ['2027']],
  ['MNr 4711 Beitrag', ['4711'], []],
  ['MNr. 04711', ['4711'], []],
  ['mitgl.nr.4711', ['4711'], []],
  ['Mitgliedsnr4711', ['4711'], []],
  ['Mitglied Nr. 4711', ['4711'], []],
  ['Üye No: 4711', ['4711'], []],
  ['Uye numarasi 4711', ['4711'], []],
  ['Alte Nr M-0815/98', ['81598'], []],
  ['MglNr 03257', ['3257'], []],
  ['Mitglied2728', ['2728'], []],
  ['Sicil noW-0118', ['w0118'], []],
  ['M 4711', [], ['4711']],
  ['W 4711', [], ['4711', 'w4711']],
  ['Beitrag 123', [], ['123']],
  ['Mitglied 123', [], ['123']],
  ['M.Nr. 2148', ['2148'], []],
  ['Sicil No 1914', ['1914'], []],
  ['Mitgliedsnr. 0750', ['750'], []],
  // years, days, amounts, bills and references are no numbers of members
  ['Üyelik 2027', [], ['2027']],
  ['Mitglied seit 4711', [], ['4711']],
  ['bezahlt am 12.05.2026', [], []],
  ['129,00 Euro', [], []],
  ['1.129,00', [], []],
  ['Rechnung 2027-000123', [], []],
  ['', [], []],
  ['Danke', [], []],
  // an account number is longer than a number of a list
  ['123456789012345678901', [], []],
])('%s', (text, alone, withMore) => {
  expect(oldNumbersTold(text)).toMatchObject({ alone, withMore });
});

it('numbers of separate texts stay apart', () => {
  expect(oldNumbersTold('MNr', '4711', null)).toMatchObject({ alone: [], withMore: ['4711'] });
});

it.each([
  ['Mitglied 123', ['123']],
  ['uye no 12', ['12']],
  ['Kd.Nr. 843', ['843']],
  ['Beitrag 123', []],
  ['Nr. 633', ['633']],
  ['# 975', ['975']],
  ['2255', ['2255']],
  ['2027', []],
  ['Rechnung Nr. 633', []],
  ['Üyelik 2027', []],
])('a short number behind a word for it: %s', (text, expected) => {
  expect(oldNumbersTold(text).behindWord).toEqual(expected);
});
