import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { ImportProblem } from '../../../domain/movingIn/cell.ts';
import type { ImportedPerson } from '../../../domain/movingIn/importedHousehold.ts';
import { day } from '../../../domain/shared/day.ts';

/** What is true about a person of a dirty list, as far as the list tells it readably. */
type TruePerson = Pick<ImportedPerson, 'relation' | 'first_name' | 'last_name' | 'date_of_birth'> & {
  /** The village of birth, which the list writes in three ways. */
  village: string;
};
export type TrueHousehold = { key: string; people: TruePerson[] };
/** What cannot be read; the column of the head is missing where it is about the whole row. */
export type TrueProblem = { row: number; head: string | null; why: ImportProblem };

export type DirtyWorkbook = {
  bytes: Buffer;
  households: TrueHousehold[];
  problems: TrueProblem[];
};

const HEADS = [
  ...[
    'Fam.-Nr.',
    'Mitgl.-Nr.',
    'Vorname',
    'Nachname',
    'Beziehung',
    'Geschlecht',
    'geb.',
    'Geburtsort',
    'Straße',
    'PLZ/Ort',
  ],
  ...['Handy', 'Beitritt', 'bezahlt bis', 'Rückstand', 'Bemerkung'],
] as const;
const VILLAGES: readonly (readonly string[])[] = [
  ['Boğazlıyan', 'Bogazliyan', 'BOĞAZLIYAN / Yozgat'],
  ['Emirdağ', 'Emirdag', 'Afyon-Emirdağ'],
  ['Şereflikoçhisar', 'Sereflikochisar', 'Ş. Koçhisar'],
];
const LAST_NAMES = ['Kaya', 'Demir', 'Şahin', 'Çelik', 'Yıldız', 'Öztürk', 'Aydın', 'Koç', 'Güneş', 'Işık'];
const MEN = ['Ali', 'Mehmet', 'Hüseyin', 'İbrahim', 'Ömer', 'Yusuf', 'Can'];
const WOMEN = ['Ayşe', 'Fatma', 'Elif', 'Zeynep', 'Gülşen', 'Şeyma', 'Ümmü Gülsüm'];
const PLACES = ['4600 Wels', '6020 Innsbruck', '1100 Wien'];
const REMARKS = ['ca. 1950', 'siehe Pass', 'bilinmiyor', '12.05.1960 ?'];

type Dirt = 'merged' | 'remark' | 'two_people' | 'doubled' | 'no_main' | 'head' | 'none';
const DIRT: readonly Dirt[] = ['merged', 'remark', 'two_people', 'doubled', 'no_main', 'head'];
/** So many of a hundred households have dirt that cannot be read; spellings and ways to write a day vary in all. */
const DIRTY_OF_HUNDRED = 12;

type Row = { cells: Record<(typeof HEADS)[number], CellValue>; person: TruePerson };

/**
 * A former list as people keep it, and what is true about it: three spellings of a village, merged cells, remarks in a column of
 * days, two people in a row, doubled rows, heads in the middle, households without a main member. The same seed gives the same list.
 */
export async function aDirtyWorkbook(seed: number, count: number): Promise<DirtyWorkbook> {
  const any = randomOf(seed);
  const sheet: CellValue[][] = [['Mitgliederliste, Stand Oktober 2026'], [], [...HEADS]];
  const households: TrueHousehold[] = [];
  const problems: TrueProblem[] = [];
  for (let number = 1; number <= count; number += 1) {
    const family = aFamily(number, any);
    const dirt = dirtOf(family, any);
    const rows = dirt === 'no_main' ? family.slice(1) : family;
    soil(rows, { dirt, first: sheet.length + 1, any, problems });
    sheet.push(...rows.map(cellsOf));
    const told = dirt === 'merged' ? rows.slice(0, 1) : rows;
    households.push({ key: String(number), people: told.map(({ person }) => person) });
    const more = rowAfter(rows, dirt);
    if (!more) continue;
    sheet.push(more.cells);
    problems.push({ row: sheet.length, head: null, why: more.why });
  }
  const bytes = await writeXlsx({ sheets: [{ name: 'Mitglieder', rows: sheet }] });
  return { bytes: Buffer.from(bytes), households, problems };
}

function dirtOf(family: readonly Row[], any: Random): Dirt {
  const dirt = any(100) < DIRTY_OF_HUNDRED ? oneOf(DIRT, any) : 'none';
  // somebody has to be left
  return dirt === 'no_main' && family.length === 1 ? 'none' : dirt;
}

/** The last row once more, or the heads. */
function rowAfter(rows: readonly Row[], dirt: Dirt): { cells: CellValue[]; why: ImportProblem } | undefined {
  const last = rows.at(-1);
  if (dirt === 'doubled' && last) return { cells: cellsOf(last), why: 'row_doubled' };
  return dirt === 'head' ? { cells: [...HEADS], why: 'header_repeated' } : undefined;
}

function cellsOf({ cells }: Row): CellValue[] {
  return HEADS.map((head) => cells[head]);
}

type Soiling = { dirt: Dirt; first: number; any: Random; problems: TrueProblem[] };

/** Makes rows unreadable, and writes down where. */
function soil(rows: readonly Row[], { dirt, first, any, problems }: Soiling): void {
  const [one, ...others] = rows;
  if (!one) return;
  if (dirt === 'no_main') problems.push({ row: first, head: null, why: 'no_main_member' });
  if (dirt === 'remark') {
    one.cells['geb.'] = oneOf(REMARKS, any);
    one.person.date_of_birth = null;
    problems.push({ row: first, head: 'geb.', why: 'day_not_readable' });
  }
  if (dirt === 'two_people') {
    one.cells.Vorname = `${one.cells.Vorname} ${any(2) ? '&' : 'und'} ${oneOf(MEN, any)}`;
    one.person.first_name = null;
    problems.push({ row: first, head: 'Vorname', why: 'name_of_several' });
  }
  if (dirt !== 'merged') return;
  for (const [index, { cells }] of others.entries()) {
    cells['Fam.-Nr.'] = null;
    problems.push({ row: first + index + 1, head: null, why: 'row_without_key' });
  }
}

function aFamily(number: number, any: Random): Row[] {
  const last = oneOf(LAST_NAMES, any);
  const home = { Straße: `Straße der Freunde ${1 + any(90)}`, 'PLZ/Ort': oneOf(PLACES, any) };
  const relations = (['main', 'wife', 'son', 'daughter', 'son'] as const).slice(0, 1 + any(5));
  return relations.map((relation, index) => {
    const person = aPerson({ relation, index, last }, any);
    const cells: Row['cells'] = {
      ...{ 'Fam.-Nr.': number, 'Mitgl.-Nr.': number * 10 + index, Vorname: person.first_name, Nachname: last },
      Beziehung: relation === 'daughter' && any(2) === 0 ? 'Kind' : RELATIONS[relation],
      ...{ Geschlecht: isWoman(relation) ? 'w' : 'm', 'geb.': writtenDay(String(person.date_of_birth), any) },
      ...{ Geburtsort: writtenVillage(person.village, any), ...home, Beitritt: '01.03.2010', 'bezahlt bis': 2026 },
      ...(index === 0 ? wordsOfMain(number, any) : NOTHING),
    };
    return { cells, person };
  });
}

type Relation = 'main' | 'wife' | 'son' | 'daughter';
const RELATIONS: Record<Relation, string> = {
  main: 'Hauptmitglied',
  wife: 'Ehefrau',
  son: 'Sohn',
  daughter: 'Tochter',
};
const NOTHING = { Handy: null, Rückstand: null, Bemerkung: null };

function wordsOfMain(number: number, any: Random) {
  return {
    Handy: `0664 ${1_000_000 + number}`,
    Rückstand: any(9) === 0 ? '60,00' : null,
    Bemerkung: any(20) === 0 ? 'zahlt bar im Büro' : null,
  };
}

function isWoman(relation: Relation): boolean {
  return relation === 'wife' || relation === 'daughter';
}

function aPerson(
  { relation, index, last }: { relation: Relation; index: number; last: string },
  any: Random,
): TruePerson {
  const names = isWoman(relation) ? WOMEN : MEN;
  const year = index < 2 ? 1945 + any(45) : 1995 + any(25);
  const iso = new Date(Date.UTC(year, any(12), 1 + any(28))).toISOString().slice(0, 10);
  return {
    relation,
    // by their place in the family, so that no two of one family are the same person
    first_name: names[index % names.length] ?? null,
    last_name: last,
    date_of_birth: day(iso),
    village: oneOf(VILLAGES, any)[0] ?? '',
  };
}

function writtenVillage(village: string, any: Random): string {
  return oneOf(VILLAGES.find(([name]) => name === village) ?? [village], any);
}

/** As a date, as a number, or in one of several texts. */
function writtenDay(iso: string, any: Random): CellValue {
  const [year = '', month = '', date = ''] = iso.split('-');
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const ways: CellValue[] = [
    new Date(at),
    at / 86_400_000 + 25_569,
    `${date}.${month}.${year}`,
    `${Number(date)}.${Number(month)}.${year}`,
    `${date}/${month}/${year}`,
    iso,
  ];
  return oneOf(ways, any);
}

function oneOf<T>(all: readonly T[], any: Random): T {
  const one = all[any(all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** A whole number below the given one. */
type Random = (below: number) => number;

/** Mulberry32: small, and the same on every machine. */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
