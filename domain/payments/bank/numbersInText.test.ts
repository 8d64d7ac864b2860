import { describe, expect, it } from 'vitest';
import { membershipNo } from '../../accounts/membershipNo.ts';
import { creditorReference, formatCreditorReference } from '../../invoicing/creditorReference.ts';
import { invoicesHinted, membershipNosTold } from './numbersInText.ts';

const digits = creditorReference('2027-000014').slice(2);

describe('an invoice is probably meant by', () => {
  const one = ['2027-000014'];
  const oneOfTwoYears = ['2027-000014', '2026-000014'];

  it.each([
    // all digits
    ...['2027 000014', 'Rg 2027_000014', 'Rg 2027.000014 danke', 'Rechnungsnr 2027000014', 'Nr.2027000014/Oeztuerk'],
    ...[
      '2027 000 014',
      '2027.0000.14',
      '2027/000014',
      '２０２７－００００１４',
      'Rechnungsnummer:2027-00014',
      '2027-014',
    ],
    ...[
      digits,
      `Referenz ${digits}`,
      `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6, 10)} ${digits.slice(10)}`,
    ],
    // with the year first
    ...['Beitrag 2027 Nr 14', 'Beitrag 2027 Nr. 14', 'Mitgliedsbeitrag 2027, Nummer 14', 'Jahresbeitrag 2027 No:14'],
    ...[
      'Rechnung 2027-14',
      'RE 2027/14',
      'RE-Nr. 2027/14',
      'Rg. Nr. 2027 14',
      'Faktura 2027/14',
      'Nr 2027-14',
      '2027 Rechnung 14',
    ],
    ...['2027 yılı fatura no 14', '2027 YILI 14 NOLU FATURA', "2027 yılı 14 no'lu fatura", '2027/14 sayılı fatura'],
    ...[
      'fatura 2027-14',
      'FATURA NUMARASI: 2027-14',
      'Faturası 2027/14',
      'invoice no. 2027-14',
      'Ref. 2027-14',
      '2027 #14',
      '2027 № 14',
    ],
    // with the number first
    ...[
      'Rg Nr. 14 / 2027',
      'RE 14/2027',
      'Rechnung Nr. 14 aus 2027',
      'Nr 14 von 2027',
      'Rechnung 14-2027',
      'fatura 14/2027',
    ],
  ])('%s', (text) => {
    expect(invoicesHinted(2027, text).likely).toEqual(one);
  });

  it.each([
    ...['Rechnung 14', 'Rechnung 000014', 'Rechnungsnr. 14', 'Rg.Nr.14', 'RgNr 14', 'RE 14', 'Rechnung Nr. 14 Yılmaz'],
    ...[
      'fatura no 14',
      'Fatura: 14',
      'FATURA NO:14',
      'fatura numarası 14',
      '14 nolu fatura',
      "14 No'lu fatura",
      '14 numaralı fatura',
    ],
    ...['14 sayılı faturanız', 'invoice 14', 'bill no. 14', 'Beleg 14', 'Vorschreibung 14'],
  ])('%s, of this year or the last', (text) => {
    expect(invoicesHinted(2027, text).likely).toEqual(oneOfTwoYears);
  });

  it('Rechnung 2027, a number like a year', () => {
    expect(invoicesHinted(2027, 'Rechnung 2027').likely).toEqual(['2027-002027', '2026-002027']);
  });
});

it.each([
  ...['2027-14', '2027/14', 'Aidat 2027–14', '2027 - 14 Yılmaz', '2027_14'],
  ...['14/2027', '14-2027', 'Beitrag 14/2027'],
])('an invoice is perhaps meant by two numbers: %s', (text) => {
  expect(invoicesHinted(2027, text)).toEqual({ likely: [], perhaps: ['2027-000014'] });
});

it.each([
  ...[
    'AT61 1904 3002 3457 3201',
    '0660 2027 0000141',
    '1.14/2027',
    'Beitrag 2027',
    'Aidat 2027 yılı',
    '14.01.2027',
    '2027-01-14',
  ],
  ...['Beitrag 2027 50 Euro', 'Ware 14', 'Straße Nr. 14', 'Bahnhofstr. 14/2', '+43 660 2027 14 14', '2027-14.50', ''],
  // a valid reference names its invoice, and means nothing else
  ...[creditorReference('2027-000014'), formatCreditorReference(creditorReference('2027-000014'))],
])('no invoice is meant by %j', (text) => {
  expect(invoicesHinted(2027, text, null)).toEqual({ likely: [], perhaps: [] });
});

it('a number does not consist of parts of two texts', () => {
  expect(invoicesHinted(2027, 'Beitrag 2027', '14').likely).toEqual([]);
});

const number = membershipNo(100_013);

it.each([
  [`Mitgliedsnummer ${number}`, [number]],
  [`${number} Beitrag 2027`, [number]],
  [`MNr${number}`, [number]],
  [`Nr ${number.slice(0, 3)} ${number.slice(3)}`, [number]],
  [`${number.slice(0, 1)} ${number.slice(1, 4)} ${number.slice(4)}`, [number]],
  [`${number.slice(0, 1)}.${number.slice(1, 4)}.${number.slice(4)}`, [number]],
  [`Mitgliedsnr. ${number.slice(0, 6)}-${number.slice(6)}`, [number]],
  [`Üye no ${number.slice(0, 6)} / ${number.slice(6)}`, [number]],
  [`${Number(number) + 1}`, []],
  [`0${number}`, []],
  [`${number}0`, []],
  [`1.000.13${number.slice(6)},50`, []],
])('a member is named by %s', (text, expected) => {
  expect(membershipNosTold(null, text)).toEqual(expected);
});
