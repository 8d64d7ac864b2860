import { foldForSearch } from '../shared/text.ts';
import { type ColumnField, type ColumnOwner, columnOwners } from './columnField.ts';
import { householdColumns } from './householdColumns.ts';
import { isOwnHead } from './ownColumns.ts';
import { personColumns } from './personColumns.ts';

const LONGEST_HEADER = 100;

/** Every column that is read; its words and how its cells are read. */
export const columnFields = { ...householdColumns, ...personColumns };
export type ColumnName = keyof typeof columnFields;

export const columnNames = Object.keys(columnFields) as readonly ColumnName[];

/** What a column holds, and about whom. */
export type ColumnMeaning = { field: ColumnName; of: ColumnOwner };

/** What each column of a sheet holds, in their order; null: it is not read. */
export type SheetMapping = readonly (ColumnMeaning | null)[];

const rows: readonly [ColumnName, ColumnField][] = columnNames.map((name) => [name, columnFields[name]]);

/** The fields by the words of their headers, as `wordsOf` folds them. */
export const fieldByHeader: ReadonlyMap<string, ColumnName> = new Map(
  rows.flatMap(([name, { de, tr, en }]) => `${de}|${tr}|${en}`.split('|').map((words) => [joined(words), name])),
);

const besideByHeader = new Map(
  rows.flatMap(([name, { beside }]) =>
    (beside?.words.split('|') ?? []).map((words) => [joined(words), { name, fields: beside?.fields ?? [] }]),
  ),
);

const OWNER_WORDS: Readonly<Record<string, 'wife' | 'husband' | 'spouse' | 'child'>> = {
  ehefrau: 'wife',
  gattin: 'wife',
  wife: 'wife',
  ehemann: 'husband',
  gatte: 'husband',
  husband: 'husband',
  ehepartner: 'spouse',
  ehegatte: 'spouse',
  es: 'spouse',
  esi: 'spouse',
  esinin: 'spouse',
  esin: 'spouse',
  spouse: 'spouse',
  kind: 'child',
  kindes: 'child',
  cocuk: 'child',
  cocugun: 'child',
  child: 'child',
};
const FILLERS = new Set(['der', 'des', 'vom', 'of', 'the', 's']);

/** In a header of which it is not certain what belongs together; it is never guessed. */
export const UNSURE = '(?)';

/** Over the columns of the person of the row, or of the household: below them a header means what it means alone. */
const GROUPS_OF_MAIN = new Set(
  [
    'Mitglied|Hauptmitglied|Person|Personalien|Persönliche Daten|Stammdaten|Adresse|Anschrift|Wohnadresse|Kontaktdaten',
    'Mitgliedschaft|Beitrag|Beiträge|Zahlung|Zahlungen|Bank|Bankverbindung',
    'Üye|Asıl Üye|Ana Üye|Kişisel Bilgiler|Kimlik Bilgileri|Adres|Adres Bilgileri|İletişim|Üyelik|Aidat|Ödeme|Banka',
    'Member|Main member|Personal data|Personal details|Address|Contact details|Membership|Contribution|Payment',
  ].flatMap((words) => words.split('|').map(joined)),
);

type Guess = { meaning: ColumnMeaning; besideOf: readonly string[] | undefined };

/**
 * What the columns with these headers hold. A header that is not known, that two columns share, or that has several meanings is
 * not guessed: its column is left to a person.
 */
export function proposeColumns(headers: readonly string[]): SheetMapping {
  const guesses = headers.map(guessOf);
  const stands = (field: string, of: ColumnOwner) =>
    guesses.some((guess) => !guess?.besideOf && guess?.meaning.field === field && guess.meaning.of === of);
  const kept = guesses.map((guess) => {
    if (!guess) return null;
    const { meaning, besideOf } = guess;
    return !besideOf || besideOf.some((field) => stands(field, meaning.of)) ? meaning : null;
  });
  return kept.map((meaning) => (meaning && isOnce(meaning, kept) ? meaning : null));
}

/** How many headers of a row are known; a row with several is the head of its sheet. */
export function knownHeaders(headers: readonly string[]): number {
  return headers.filter((header) => guessOf(header)).length;
}

/** What a header means alone; undefined where it is not known. */
export function fieldUnder(header: string): ColumnName | undefined {
  return guessOf(header)?.meaning.field;
}

/** “Ehefrau”, “2. Kind”: a person and nothing about them. */
export function namesSomebody(header: string): boolean {
  const { owner, rest } = withoutOwner(wordsOf(header));
  return owner !== undefined && rest.length === 0;
}

export function isGroupOfMain(header: string): boolean {
  return GROUPS_OF_MAIN.has(joined(header));
}

export function isRepeatable(field: ColumnName): boolean {
  const { isRepeated }: ColumnField = columnFields[field];
  return isRepeated === true;
}

/** Whether a column about this owner makes sense: what is the household's is nobody's beside. */
export function mayBeAbout({ field, of }: ColumnMeaning): boolean {
  return of === 'row' || columnFields[field].of === 'person';
}

function isOnce(meaning: ColumnMeaning, all: readonly (ColumnMeaning | null)[]): boolean {
  if (isRepeatable(meaning.field)) return true;
  return all.filter((other) => other?.field === meaning.field && other.of === meaning.of).length === 1;
}

function guessOf(header: string): Guess | undefined {
  if (isOwnHead(header) || header.includes(UNSURE)) return undefined;
  const words = wordsOf(header);
  const own = guessFor(words, 'row');
  if (own) return own;
  const { owner, rest } = withoutOwner(words);
  if (!owner || rest.length === 0) return undefined;
  const guess = guessFor(rest, owner);
  return guess && mayBeAbout(guess.meaning) ? guess : undefined;
}

function guessFor(words: readonly string[], of: ColumnOwner): Guess | undefined {
  const text = words.join('');
  const field = fieldByHeader.get(text);
  if (field) return { meaning: { field, of }, besideOf: undefined };
  const beside = besideByHeader.get(text);
  if (beside) return { meaning: { field: beside.name, of }, besideOf: beside.fields };
  // “Telefon 2”
  const counted = /^\d$/.test(words.at(-1) ?? '') ? fieldByHeader.get(words.slice(0, -1).join('')) : undefined;
  return counted && isRepeatable(counted) ? { meaning: { field: counted, of }, besideOf: undefined } : undefined;
}

/** “Kind 2 Vorname”, “2. Kind: Vorname”, “Vorname der Ehefrau”. */
function withoutOwner(all: readonly string[]): { owner: ColumnOwner | undefined; rest: readonly string[] } {
  const words = all.filter((word) => !FILLERS.has(word));
  const at = words.findIndex((word) => Object.hasOwn(OWNER_WORDS, word));
  const who = OWNER_WORDS[words[at] ?? ''];
  if (!who) return { owner: undefined, rest: words };
  if (who !== 'child') return { owner: who, rest: words.toSpliced(at, 1) };
  const place = [at + 1, at - 1].find((index) => /^\d+$/.test(words[index] ?? ''));
  const number = place === undefined ? '1' : (words[place] ?? '');
  const rest = words.filter((_, index) => index !== at && index !== place);
  return { owner: columnOwners.find((owner) => owner === `child_${Number(number)}`), rest };
}

/** Letters and digits apart, without signs; `Straße`, `STRASSE` and `Strasse` are the same. */
function wordsOf(header: string): string[] {
  return foldForSearch(header.slice(0, LONGEST_HEADER)).match(/\p{L}+|\p{N}+/gu) ?? [];
}

function joined(words: string): string {
  return wordsOf(words).join('');
}
