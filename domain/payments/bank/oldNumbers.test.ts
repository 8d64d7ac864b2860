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
  ['Alte Nr M-0815/98', ['m081598'], []],
  ['M 4711', [], ['4711', 'm4711']],
  ['Beitrag 123', [], ['123']],
  ['Mitglied 123', [], ['123']],
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
  expect(oldNumbersTold(text)).toEqual({ alone, withMore });
});

it('numbers of separate texts stay apart', () => {
  expect(oldNumbersTold('MNr', '4711', null)).toEqual({ alone: [], withMore: ['4711'] });
});
