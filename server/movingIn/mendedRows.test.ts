import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, expect, it } from 'vitest';
import { type TakeOver, takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import type { TestClient } from '../testing/client.ts';
import { sendList } from '../testing/movingIn/importBuilders.ts';
import { rowsOf, tried } from '../testing/movingIn/takeOverBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let board: TestClient;
beforeAll(async () => {
  ({ client: board } = await aClerk(server, 'board'));
});

const HEADS = [
  ...['Familiennummer', 'Mitgliedsnummer', 'Vorname', 'Nachname', 'Geburtsdatum', 'Beziehung', 'Geschlecht', 'Anrede'],
  ...[
    'Eintritt',
    'Austritt',
    'Bezahlt bis',
    'Rückstand',
    'Eigener Beitrag',
    'Handy',
    'E-Mail',
    'IBAN',
    'SV-Nr',
    'TC-Nr',
  ],
  ...[
    'PLZ',
    'PLZ/Ort',
    'Staatsbürgerschaft',
    'Familienstand',
    'Geburtsort',
    'Kontakt Türkei',
    'Kontakt Türkei Telefon',
  ],
  ...['Bemerkung', 'Aktiv seit'],
] as const;
type Head = (typeof HEADS)[number];
type Line = Partial<Record<Head, string>>;

/** What stands in a cell, and what somebody writes there instead. */
const MENDED: Readonly<Record<string, string>> = {
  '#NV': 'Wels',
  Ali2: 'Ali',
  'Ali und Can': 'Ali',
  irgendwann: '12.05.1960',
  '12.05.20': '12.05.1920',
  '12.05.1910': '12.05.2010',
  heuer: '2026',
  viel: '10,00',
  'kein Handy': '0660 1234567',
  '0660 1234567 / 0660 7654321': '0660 1234567',
  'ali(at)example': 'ali@example.at',
  AT00: 'AT483200000012345864',
  'ohne Nummer': '1237010180',
  '123': '10000000146',
  'keine Postleitzahl bekannt': '4600',
  Irgendwo: '4600 Wels',
  Hausfreund: 'Hauptmitglied',
  Atlantis: 'Österreich',
  'Tochter?': 'Tochter',
  '01.01.2030': '01.01.2010',
  Kind: 'Tochter',
  '4601': '4600',
  '01.01.2028': '',
  'Hasan ohne Nummer': '',
};

const wife: Line = { Vorname: 'Naz', Geburtsdatum: '01.02.1962', Beziehung: 'Ehefrau' };

/** A household for each reason why a list’s household is refused, by what its cells hold. */
const BAD: Readonly<Record<string, Line[]>> = {
  cell_is_error: [{ Geburtsort: '#NV' }],
  name_not_readable: [{ Vorname: 'Ali2' }],
  name_of_several: [{ Vorname: 'Ali und Can' }],
  day_not_readable: [{ Geburtsdatum: 'irgendwann' }],
  day_without_century: [{ Geburtsdatum: '12.05.20' }],
  day_not_likely: [{ Eintritt: '12.05.1910' }],
  year_not_readable: [{ 'Bezahlt bis': 'heuer' }],
  amount_not_readable: [{ Rückstand: 'viel' }],
  phone_not_readable: [{ Handy: 'kein Handy' }],
  phone_of_several: [{ Handy: '0660 1234567 / 0660 7654321' }],
  email_not_readable: [{ 'E-Mail': 'ali(at)example' }],
  iban_not_readable: [{ IBAN: 'AT00' }],
  insurance_number_not_readable: [{ 'SV-Nr': 'ohne Nummer' }],
  turkish_id_not_readable: [{ 'TC-Nr': '123' }],
  postal_code_not_readable: [{ PLZ: 'keine Postleitzahl bekannt' }],
  place_not_readable: [{ 'PLZ/Ort': 'Irgendwo' }],
  word_not_known: [{ Beziehung: 'Hausfreund' }],
  country_not_known: [{ Staatsbürgerschaft: 'Atlantis' }],
  household_differs: [{ PLZ: '4600' }, { PLZ: '4601', ...wife }],
  relation_without_gender: [{}, { ...wife, Beziehung: 'Kind', Geburtsdatum: '01.02.2015' }],
  contact_incomplete: [{ 'Kontakt Türkei': 'Hasan ohne Nummer' }],
  left_in_future: [{ Austritt: '01.01.2028' }],
  joined_in_future: [{ Eintritt: '01.01.2030' }],
};

/** Each household has a number and people of its own. */
function listed(): string[][] {
  return Object.values(BAD).flatMap((lines, place) =>
    lines.map((line) => {
      const told: Line = {
        ...{
          Familiennummer: String(1_000 + place),
          Vorname: 'Ali',
          Nachname: `Kaya${String.fromCharCode(97 + place)}`,
        },
        ...{ Geburtsdatum: '12.05.1960', Beziehung: 'Hauptmitglied', 'Aktiv seit': '01.06.2010', ...line },
      };
      return HEADS.map((head) => told[head] ?? '');
    }),
  );
}

async function triedList(bytes: Buffer | string, name: string): Promise<number> {
  const { body: file } = await sendList(board, bytes, name);
  const { body } = await board.call(takeOversContract.prepareTakeOver, { id: (file as { id: number }).id });
  await tried(server, (body as TakeOver).id);
  return (body as TakeOver).id;
}

it('a refused row of each kind is mended in the file of the refused rows, and that file is read', async () => {
  const lines = listed();
  const id = await triedList([HEADS, ...lines].map((line) => line.join(';')).join('\n'), 'Liste.csv');
  const rows = await server.context.db
    .selectFrom('take_over_rows')
    .select(['problems', 'predicted_reasons'])
    .where('take_over_id', '=', id)
    .orderBy('id')
    .execute();
  const said = rows.map(({ problems, predicted_reasons }) => [
    ...problems.map(({ why }) => why),
    ...predicted_reasons.map(({ key }) => key),
  ]);
  expect(Object.keys(BAD).filter((kind, place) => !(said[place] ?? []).some((each) => each === kind))).toEqual([]);

  const asked = { id, stage: 'dry_run', result: 'refused' } as const;
  const { bytes } = await board.call(takeOversContract.saveTakeOverRows, asked);
  const { sheets } = await readXlsx(bytes);
  const mended = sheets.map(({ name, rows: cells }) => ({
    name,
    rows: cells.map((row) => row.map((cell) => (typeof cell === 'string' ? (MENDED[cell] ?? cell) : cell))),
  }));
  const again = await triedList(Buffer.from(await writeXlsx({ sheets: mended })), 'Berichtigt.xlsx');

  const second = await rowsOf(server, again);
  expect(second.filter(({ predicted }) => predicted !== 'made').map((row) => [row.key, row.predicted_reasons])).toEqual(
    [],
  );
  expect(second).toHaveLength(Object.keys(BAD).length);
});
