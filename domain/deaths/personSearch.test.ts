import { expect, it } from 'vitest';
import { membershipNo } from '../accounts/membershipNo.ts';
import { readPersonSearch } from './personSearch.ts';

const number = membershipNo(123_456);

it.each([
  [number, { by: 'membership_no', membership_no: number }],
  ['01.02.1950', { by: 'birth', days: ['1950-02-01'] }],
  ['+43 (0)664 123 45 67', { by: 'phone', phone: '+43 (0)664 123 45 67' }],
  ['0664/1234567', { by: 'phone', phone: '0664/1234567' }],
  ['Meryem Arslan', { by: 'name', words: ['meryem', 'arslan'] }],
  ['Meryem Arslan 1.2.1950', { by: 'name', words: ['meryem', 'arslan'], days: ['1950-02-01'] }],
  ['01.02.1950, Arslan', { by: 'name', words: ['arslan'], days: ['1950-02-01'] }],
  ['Arslan 12. 3. 1950', { by: 'name', words: ['arslan'], days: ['1950-03-12'] }],
  ['Arslan  12.\t3 .  1950', { by: 'name', words: ['arslan'], days: ['1950-03-12'] }],
  ['Arslan 12 03 1950', { by: 'name', words: ['arslan'], days: ['1950-03-12'] }],
  ['12 - 3 - 1950 Meryem Arslan', { by: 'name', words: ['meryem', 'arslan'], days: ['1950-03-12'] }],
  ['Arslan,12/3/1950,Meryem', { by: 'name', words: ['arslan', 'meryem'], days: ['1950-03-12'] }],
  ['Arslan geb.12.3.1950', { by: 'name', words: ['arslan', 'geb'], days: ['1950-03-12'] }],
  ['Arslan 12031950', { by: 'name', words: ['arslan'], days: ['1950-03-12'] }],
  ['Arslan 1950-03-12', { by: 'name', words: ['arslan'], days: ['1950-03-12'] }],
  ['12.3.1950,', { by: 'birth', days: ['1950-03-12'] }],
  ['A112.3.1950 2.3.1950', { by: 'name', words: ['a112', '3', '1950'], days: ['1950-03-02'] }],
  ['Arslan 31.02.1950 12.3.1950', { by: 'name', words: ['arslan', '31', '02', '1950'], days: ['1950-03-12'] }],
  ['Arslan 112.3.19501', { by: 'name', words: ['arslan', '112', '3', '19501'] }],
  ['Arslan 31.02.1950', { by: 'name', words: ['arslan', '31', '02', '1950'] }],
  ['Arslan 12. März 1950', { by: 'name', words: ['arslan'], days: ['1950-03-12'] }],
  ['12 03 50', { by: 'birth', days: ['1950-03-12', '2050-03-12'] }],
  ['  ', { by: 'name', words: [] }],
] as const)('“%s”', (text, search) => {
  expect(readPersonSearch(text)).toEqual(search);
});
