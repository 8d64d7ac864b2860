import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import type { Cell, CellReader } from './cell.ts';
import { plainWord, wordTables } from './choiceWords.ts';
import type { CellKind } from './columnField.ts';
import { readCell } from './values.ts';

const reader: CellReader = {
  today: day('2027-01-11'),
  readPhone: (text) => {
    const number = text.startsWith('+') ? text : `+43${text.slice(1)}`;
    return { number, isValid: /^\+(?:43[1-9]\d{6,11}|90[2-5]\d{9})$/.test(number) && !/^\+43[25]3\d{8}/.test(number) };
  },
  countryOf: (folded) => ({ osterreich: 40, turkei: 792, avusturya: 40, at: 40 })[folded],
  is1904: false,
};

const read = (kind: CellKind, cell: Cell, is1904 = false) => {
  const told = readCell(kind, cell, { ...reader, is1904 });
  return 'value' in told ? told.value : told.problem;
};

describe('a day', () => {
  it.each<[Cell, unknown]>([
    ['12.5.1960', '1960-05-12'],
    ['12.05.1960', '1960-05-12'],
    ['12/05/1960', '1960-05-12'],
    ['12-05-1960', '1960-05-12'],
    ['1960-05-12', '1960-05-12'],
    ['1960-05-12T00:00:00', '1960-05-12'],
    ['12.05.1960 00:00', '1960-05-12'],
    [{ day: '1960-05-12' }, '1960-05-12'],
    [22_048, '1960-05-12'],
    [22_048.75, '1960-05-12'],
    ['12.5.60', '1960-05-12'],
    ['3.4.09', '2009-04-03'],
    // of 1920 or of 2020
    ['12.5.20', 'day_without_century'],
    ['31.02.1960', 'day_not_readable'],
    ['31.2.60', 'day_not_readable'],
    // a year is no day, and as a number no day of 1905 either
    [1960, 'day_not_readable'],
    ['1960', 'day_not_readable'],
    ['22048', 'day_not_readable'],
    ['12.05.1960 (?)', 'day_not_readable'],
    ['verstorben 2019', 'day_not_readable'],
    ['01.01.2030', 'day_not_likely'],
    ['01.01.1900', 'day_not_likely'],
    [{ day: '1899-12-31' }, 'day_not_readable'],
    [true, 'day_not_readable'],
  ])('of a birth: %j', (cell, expected) => {
    expect(read('birth', cell)).toEqual(expected);
  });

  it.each<[Cell, unknown]>([
    ['1.3.98', '1998-03-01'],
    ['1.3.31', '2031-03-01'],
    ['1.3.62', 'day_without_century'],
    ['31.12.2035', '2035-12-31'],
    ['31.12.9999', 'day_not_readable'],
  ])('of a membership or a document: %j', (cell, expected) => {
    expect(read('day', cell)).toEqual(expected);
  });

  it('as a number counts from 1904 on in a workbook that does', () => {
    expect(read('birth', 20_586, true)).toBe('1960-05-12');
  });

  it('is the same however it is written', () => {
    const from = Date.UTC(1930, 0, 1) / 86_400_000;
    fc.assert(
      fc.property(fc.integer({ min: from, max: from + 34_000 }), (number) => {
        const iso = new Date(number * 86_400_000).toISOString().slice(0, 10);
        const [year, month, date] = iso.split('-').map(Number);
        const writings = [iso, `${date}.${month}.${year}`, `${date}/${month}/${year}`, { day: iso }, number + 25_569];

        expect(new Set(writings.map((writing) => read('birth', writing)))).toEqual(new Set([iso]));
        expect(read('birth', number + 25_569 - 1_462, true)).toBe(iso);
      }),
    );
  });
});

describe('an amount', () => {
  it.each<[Cell, unknown]>([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['€ 12', 1_200],
    ['12 €', 1_200],
    ['EUR 12,5', 1_250],
    ['12,-', 1_200],
    ['0', 0],
    [120, 12_000],
    [0.1 + 0.2, 30],
    // a thousand, or one and a quarter
    ['1.250', 'amount_not_readable'],
    ['1,250', 'amount_not_readable'],
    ['-5', 'amount_not_readable'],
    [-5, 'amount_not_readable'],
    [1.005, 'amount_not_readable'],
    ['60 (Ratenzahlung)', 'amount_not_readable'],
    ['5 TL', 'amount_not_readable'],
    [1e12, 'amount_not_readable'],
    [Number.NaN, 'amount_not_readable'],
  ])('%j', (cell, expected) => {
    expect(read('cents', cell)).toEqual(expected);
  });

  it('is the same with points and commas of both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (amount) => {
        const euros = amount / 100;
        const writings = ['de-DE', 'en-US'].map((way) => euros.toLocaleString(way, { minimumFractionDigits: 2 }));

        expect([...writings, euros, `€ ${writings[0]}`].map((writing) => read('cents', writing))).toEqual(
          Array(4).fill(amount),
        );
      }),
    );
  });
});

describe('a cell', () => {
  it.each<[CellKind, Cell, unknown]>([
    ['name', ' Ayşe  Nur ', 'Ayşe Nur'],
    ['name', 'Ali & Ayşe', 'name_of_several'],
    ['name', 'Ali und Ayşe', 'name_of_several'],
    ['name', 'Ali ve Ayşe', 'name_of_several'],
    ['name', 'Ali/Ayşe', 'name_of_several'],
    ['name', 'Ali (verzogen)', 'name_not_readable'],
    ['name', 12, 'name_not_readable'],
    ['fullName', 'Ayşe Yılmaz', { first_name: 'Ayşe', last_name: 'Yılmaz' }],
    ['fullName', 'Yılmaz, Ayşe Nur', { first_name: 'Ayşe Nur', last_name: 'Yılmaz' }],
    ['fullName', 'Ayşe Nur Yılmaz', 'name_not_split'],
    ['lastFirst', 'Yılmaz Ayşe', { first_name: 'Ayşe', last_name: 'Yılmaz' }],
    ['lastFirst', 'Yılmaz, Ali, Ayşe', 'name_of_several'],
    ['year', 2026, 2026],
    ['year', '2026', 2026],
    ['year', '31.12.2026', 2026],
    ['year', '30.06.2026', 'year_not_readable'],
    ['year', 'Ende 26', 'year_not_readable'],
    ['mobile', '0664 123 45 67', [{ phone_number: '+436641234567', phone_type: 'private_mobile' }]],
    ['phone', '+90 532 123 45 67', [{ phone_number: '+905321234567', phone_type: 'private_mobile' }]],
    ['phone', '+43 1 2345678', [{ phone_number: '+4312345678', phone_type: 'private_landline' }]],
    ['phone', '0664 1234567, 01 2345678', 'phone_of_several'],
    ['phone', 'kein Telefon', 'phone_not_readable'],
    ['mobile', 6_641_234_567, [{ phone_number: '+436641234567', phone_type: 'private_mobile' }]],
    ['mobile', 436_641_234_567, 'phone_without_zero'],
    ['email', 'Ipek@X.at ', 'ipek@x.at'],
    ['email', 'mailto:a@x.at', 'a@x.at'],
    ['email', 'a@x.at; b@x.at', 'email_not_readable'],
    ['iban', 'AT61 1904 3002 3457 3201', ['AT611904300234573201']],
    ['iban', 'AT61 1904 3002 3457 3202', 'iban_not_readable'],
    ['insuranceNumber', '1237 010180', '1237010180'],
    ['insuranceNumber', 1_237_010_180, '1237010180'],
    ['insuranceNumber', 'offen', 'insurance_number_not_readable'],
    ['turkishId', 10_000_000_146, '10000000146'],
    ['turkishId', '10000000147', 'turkish_id_not_readable'],
    ['gender', 'Frau', 'female'],
    ['gender', 'KADIN', 'female'],
    ['gender', 'Herr', 'male'],
    ['gender', 'Familie', 'word_not_known'],
    ['yesNo', true, true],
    ['yesNo', 'hayır', false],
    ['yesNo', 'x', true],
    ['yesNo', 'vielleicht', 'word_not_known'],
    ['language', 'Türkçe', 'tr'],
    ['channel', 'Brief', 'post'],
    ['country', 'Österreich', 40],
    ['country', 'OSTERREICH', 40],
    ['country', 'Atlantis', 'country_not_known'],
    ['civilStatus', 'verh.', 'married'],
    ['relation', 'EŞ', 'spouse_of'],
    ['relation', 'Tochter', 'daughter'],
    ['relation', 'Schwägerin', 'word_not_known'],
    ['leaving', 'vefat', 'died'],
    ['postalCode', 'A-6020', '6020'],
    ['postalCode', 6020, '6020'],
    ['postalCode', '6020?', 'postal_code_not_readable'],
    ['placeWithCode', '6020 Innsbruck', { postal_code: '6020', city: 'Innsbruck' }],
    ['placeWithCode', 'Innsbruck', 'place_not_readable'],
    ['number', 12, '12'],
    ['number', '0012', '0012'],
    // the spreadsheet made a date of “3/5”
    ['number', { day: '2027-05-03' }, 'cell_not_text'],
    ['text', 'x'.repeat(300), 'cell_too_long'],
    ['text', 'x'.repeat(1_001), 'cell_too_long'],
    ['text', '#REF!', 'cell_is_error'],
    ['birth', '#DEĞER!', 'cell_is_error'],
  ])('of kind %s: %.30j', (kind, cell, expected) => {
    expect(read(kind, cell)).toEqual(expected);
  });
});

it('no word of a choice has two meanings', () => {
  for (const table of wordTables) {
    const words = Object.values(table).flatMap((all) => all.split('|').map(plainWord));

    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  }
});
