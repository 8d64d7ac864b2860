import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import type { Cell, CellReader } from './cell.ts';
import { proposeColumns } from './columns.ts';
import { Households } from './households.ts';

const reader: CellReader = {
  today: day('2027-01-11'),
  readPhone: () => undefined,
  countryOf: (folded) => ({ osterreich: 40, turkei: 792 })[folded],
  is1904: false,
};

/** What is made of a table whose first line is its head; a dash is an empty cell. */
function made(table: string) {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const households = new Households(reader);
  const sheet = { mapping: proposeColumns(head), headLines: [head], is1904: false };
  for (const [index, row] of rows.entries()) {
    const cells: Cell[] = row.map((cell) => (cell === '-' ? null : cell));
    households.take({ sheet: 1, row: index + 2 }, cells, sheet);
  }
  return {
    households: [...households.made()],
    rows: households.rows,
    problems: households.problems().map(({ row, column, why }) => [row, column, why]),
  };
}

describe('families', () => {
  it('stand in rows with the same family number, in any order', () => {
    const { households, problems, rows } = made(`
      Familien-Nr | Mitgl.-Nr | Vorname | Nachname | Beziehung    | Geschlecht | Ort
      7           | 71        | Ali     | Kaya     | Hauptmitglied| m          | Wels
      8           | 81        | Can     | Demir    | Hauptmitglied| m          | Linz
      7           | 72        | Ayşe    | Kaya     | Ehefrau      | w          | Wels
      7           | 73        | Deniz   | Kaya     | Kind         | w          | -`);

    expect(problems).toEqual([]);
    expect(rows).toBe(4);
    expect(households).toMatchObject([
      {
        key: '7',
        old_number: '71',
        addresses: [{ type: 'domestic', city: 'Wels', street: null }],
        people: [
          { relation: 'main', first_name: 'Ali', place: { sheet: 1, row: 2 } },
          { relation: 'wife', first_name: 'Ayşe' },
          { relation: 'daughter', first_name: 'Deniz' },
        ],
      },
      { key: '8', people: [{ relation: 'main' }] },
    ]);
  });

  it('stand in columns beside each other', () => {
    const { households, problems } = made(`
      Mitgliedsnummer | Vorname | Nachname | Ehefrau Vorname | Kind 1 Vorname | Kind 1 Geschlecht | Kind 2 Vorname
      12              | Ali     | Kaya     | Ayşe            | Deniz          | m                 | -`);

    expect(problems).toEqual([]);
    expect(households).toMatchObject([
      {
        key: '12',
        old_number: '12',
        people: [
          { relation: 'main', first_name: 'Ali' },
          { relation: 'wife', first_name: 'Ayşe', last_name: null },
          { relation: 'son', first_name: 'Deniz' },
        ],
      },
    ]);
  });

  it('have as main member the person whose number is the family’s, where no relation is told', () => {
    const { households, problems } = made(`
      Familien-Nr | Mitgl.-Nr | Vorname | Nachname
      7           | 8         | Ayşe    | Kaya
      7           | 7         | Ali     | Kaya`);

    expect(problems).toEqual([]);
    expect(households[0]?.people.map(({ first_name, relation }) => [first_name, relation])).toEqual([
      ['Ali', 'main'],
      ['Ayşe', null],
    ]);
  });

  it('of one row are their main member alone', () => {
    expect(made('Mitgliedsnummer | Vorname | Nachname\n 5 | Ali | Kaya').households).toMatchObject([
      { key: '5', people: [{ relation: 'main' }] },
    ]);
  });
});

describe('what is not certain is told by its place', () => {
  it.each([
    [
      'nobody is the main member',
      'Fam.-Nr | Vorname | Beziehung \n 7 | Ayşe | Ehefrau \n 7 | Deniz | Tochter',
      [2, null, 'no_main_member'],
    ],
    [
      'a wrong blank does not make a child the main member',
      'Fam.-Nr | Vorname | Beziehung \n 7 | Ayşe | Ehefrau \n 7 | Deniz | -',
      [2, null, 'no_main_member'],
    ],
    [
      'two main members',
      'Fam.-Nr | Vorname | Beziehung \n 7 | Ali | Hauptmitglied \n 7 | Can | Hauptmitglied',
      [3, null, 'several_main_members'],
    ],
    [
      'the same row twice',
      'Mitgl.-Nr | Vorname | geb. \n 7 | Ali | 1.1.1970 \n 7 | Ali | 1.1.1970',
      [3, null, 'row_doubled'],
    ],
    [
      'the same person with other values',
      'Mitgl.-Nr | Vorname | geb. | Geburtsort \n 7 | Ali | 1.1.1970 | Wels \n 7 | Ali | 1.1.1970 | Linz',
      [3, null, 'person_doubled'],
    ],
    [
      'another address in the same household',
      'Fam.-Nr | Vorname | Beziehung | Ort \n 7 | Ali | Hauptmitglied | Wels \n 7 | Ayşe | Ehefrau | Linz',
      [3, 4, 'household_differs'],
    ],
    ['no number', 'Fam.-Nr | Vorname | Nachname \n 7 | Ali | Kaya \n - | Ayşe | Kaya', [3, null, 'row_without_key']],
    [
      'no column with a number',
      'Vorname | Nachname | Ort \n Ali | Kaya | Wels \n Can | Kaya | Wels',
      [2, null, 'sheet_without_key'],
    ],
    [
      'the head once more',
      'Fam.-Nr | Vorname | Nachname \n 7 | Ali | Kaya \n Fam.-Nr | Vorname | Nachname',
      [3, null, 'header_repeated'],
    ],
    [
      'a child without gender',
      'Fam.-Nr | Vorname | Beziehung \n 7 | Ali | Hauptmitglied \n 7 | Deniz | Kind',
      [3, null, 'relation_without_gender'],
    ],
    [
      'a person without a name',
      'Fam.-Nr | Vorname | Geburtsort \n 7 | Ali | Wels \n 7 | - | Linz',
      [3, null, 'person_without_name'],
    ],
    [
      'a contact without a number',
      'Mitgl.-Nr | Vorname | Kontakt Türkei \n 7 | Ali | Fatma Kaya',
      [2, null, 'contact_incomplete'],
    ],
    [
      'salutation and gender',
      'Mitgl.-Nr | Vorname | Anrede | Geschlecht \n 7 | Ali | Frau | m',
      [2, null, 'values_contradict'],
    ],
    [
      'a remark in a column of days',
      'Mitgl.-Nr | Vorname | Austritt \n 7 | Ali | wohnt jetzt in Izmir',
      [2, 3, 'day_not_readable'],
    ],
  ])('%s', (_what, table, problem) => {
    expect(made(table).problems).toEqual([problem]);
  });
});

it('a blank tells nothing, and what cannot be read is missing', () => {
  const { households } = made(
    'Mitgl.-Nr | Vorname | Nachname | geb. | Ort | Friedhof \n 7 | Ali | - | ca. 1950 | - | -',
  );

  expect(households).toMatchObject([
    { addresses: [], burial: null, people: [{ first_name: 'Ali', last_name: null, date_of_birth: null }] },
  ]);
});

it('addresses of two countries, notes and accounts stand beside each other', () => {
  const { households, problems } = made(`
    Fam.-Nr | Vorname | Beziehung     | Straße | HNr | Land       | Straße Türkei | Ort Türkei | IBAN                 | Bemerkung
    7       | Ali     | Hauptmitglied | Weg    | 3   | Österreich | Cadde 1       | Izmir      | AT611904300234573201 | zahlt bar
    7       | Ayşe    | Ehefrau       | Weg    | 3   | Österreich | -             | -          | DE89370400440532013000 | zahlt bar`);

  expect(problems).toEqual([]);
  expect(households).toMatchObject([
    {
      addresses: [
        { type: 'domestic', street: 'Weg 3', country_id: 40 },
        { type: 'foreign', street: 'Cadde 1', city: 'Izmir' },
      ],
      ibans: ['AT611904300234573201', 'DE89370400440532013000'],
      note: 'zahlt bar',
    },
  ]);
});
