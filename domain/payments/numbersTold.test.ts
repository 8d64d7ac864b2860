import { expect, it } from 'vitest';
import { membershipNo } from '../accounts/membershipNo.ts';
import { invoicesHinted, membershipNosTold } from './numbersTold.ts';

it.each([
  ['2027 000014', ['2027-000014']],
  ['Rg 2027_000014', ['2027-000014']],
  ['Rg 2027.000014 danke', ['2027-000014']],
  ['Rechnungsnr 2027000014', ['2027-000014']],
  ['Rg Nr. 14 / 2027', ['2027-000014']],
  ['14/2027', ['2027-000014']],
  ['Rechnung 14', ['2027-000014', '2026-000014']],
  ['fatura no 14', ['2027-000014', '2026-000014']],
  ['AT61 1904 3002 3457 3201', []],
  ['0660 2027 0000141', []],
  ['1.14/2027', []],
  ['Beitrag 2027', []],
  ['Rechnung 2027', ['2027-002027', '2026-002027']],
])('an invoice may be meant by %s', (text, expected) => {
  expect(invoicesHinted(2027, text)).toEqual(expected);
});

const number = membershipNo(100_007);

it.each([
  [`Mitgliedsnummer ${number}`, [number]],
  [`${number} Beitrag 2027`, [number]],
  [`Nr ${number.slice(0, 3)} ${number.slice(3)}`, [number]],
  [`${Number(number) + 1}`, []],
  [`0${number}`, []],
  [`${number}0`, []],
])('a member is named by %s', (text, expected) => {
  expect(membershipNosTold(null, text)).toEqual(expected);
});
