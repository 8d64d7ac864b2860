import { writeXlsx } from 'hucre/xlsx';
import { MOST_ROWS } from '../domain/movingIn/importLimits.ts';
import { sheetReaderProgram } from '../server/movingIn/reading/sheetReader.ts';
import { openSandbox } from '../server/platform/process/sandbox.ts';
import { readFile } from '../server/testing/movingIn/sheetBuilders.ts';

type Note = (what: string, aim: string, figure: string) => void;

const HEADS = [
  ...['Familiennummer', 'Mitgliedsnummer', 'Vorname', 'Nachname', 'Geburtsdatum', 'Beziehung', 'Geschlecht', 'Straße'],
  ...['PLZ', 'Ort', 'Handy', 'E-Mail', 'IBAN', 'SV-Nr', 'Staatsbürgerschaft', 'Eintritt', 'Bezahlt bis', 'Rückstand'],
  ...['Bemerkung', 'Geburtsort', 'Familienstand', 'Name des Vaters', 'Name der Mutter', 'Reisepass gültig bis'],
  ...['Aufenthaltstitel bis', 'Friedhof', 'Begräbnisort', 'Sprache', 'Versandart', 'Gedeckt'],
];
const PEOPLE = ['Hauptmitglied', 'Ehefrau', 'Sohn', 'Tochter'];

/** The largest list that is read: fifty thousand rows of thirty columns, in the memory that the sandbox allows. */
export async function measureFormerList(note: Note): Promise<void> {
  const { memoryMb } = sheetReaderProgram.bounds;
  const rows = Array.from({ length: MOST_ROWS - 1 }, (_, index) => aRow(index));
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Mitglieder', rows: [HEADS, ...rows] }] }));
  const begun = performance.now();
  const { households, rows: read } = await readFile(openSandbox(sheetReaderProgram), bytes);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const size = `${(bytes.length / 1024 / 1024).toFixed(1)} MB`;
  const what = `former list of ${read} rows of ${HEADS.length} columns (${size}): ${households.length} households`;
  note(what, `≤ ${memoryMb} MB, enforced`, `read twice in ${seconds} s`);
}

function aRow(index: number) {
  const place = index % PEOPLE.length;
  const isMan = place % 2 === 0;
  return [
    ...[
      Math.floor(index / PEOPLE.length) + 1,
      index + 1,
      'Ümit',
      'Öztürk',
      new Date(Date.UTC(1960 + place * 9, index % 12, 3)),
    ],
    ...[
      PEOPLE[place] ?? null,
      isMan ? 'm' : 'w',
      `Straße der Freunde ${Math.floor(index / PEOPLE.length)}`,
      4600,
      'Wels',
    ],
    ...[`0664 ${1_000_000 + index}`, `mensch${index}@example.at`, 'AT611904300234573201', '1237010180', 'Türkei'],
    ...[new Date(Date.UTC(2001, index % 12, 3)), 2026, '0,00', `Bemerkung Nummer ${index}`, `Yozgat ${index}`],
    ...[
      'verheiratet',
      `Mehmet ${index}`,
      `Fatma ${index}`,
      new Date(Date.UTC(2030, 1, 1)),
      new Date(Date.UTC(2029, 1, 1)),
    ],
    ...['Friedhof', 'Yozgat', 'Türkisch', 'Post', 'ja'],
  ];
}
