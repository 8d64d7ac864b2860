import { isEmail, normaliseEmail } from '../accounts/email.ts';
import { postalCodeProblem } from '../households/address.ts';
import { isIban, normaliseIban } from '../invoicing/iban.ts';
import { nameProblem, tidyName } from '../members/name.ts';
import { socialInsuranceNumberProblem } from '../members/socialInsuranceNumber.ts';
import { isTurkishId } from '../members/turkishId.ts';
import { LARGEST_PAYMENT } from '../payments/amount.ts';
import { asciiDigits } from '../shared/digits.ts';
import { type Cents, cents, fromEuros, readEuros } from '../shared/money.ts';
import { cleanText, foldForSearch, hasForbiddenCharacters, onOneLine, withoutBlanks } from '../shared/text.ts';
import { type Cell, type CellReader, isErrorValue, LONGEST_CELL, type Read, textOf } from './cell.ts';
import { channelOf, civilStatusOf, genderOf, languageOf, leavingOf, relationOf, yesNoOf } from './choiceWords.ts';
import { readBirth, readOtherDay, readPaidYear } from './days.ts';
import { phoneOfKind, readContactPhone } from './phones.ts';

export type SplitName = { first_name: string; last_name: string };

/** How the cells of each kind of column are read. */
export const cellReaders = {
  number: readText(40),
  text: readText(200),
  name: readName,
  fullName: (cell) => readSplitName(cell, 'firstLast'),
  lastFirst: (cell) => readSplitName(cell, 'lastFirst'),
  birth: readBirth,
  day: readOtherDay,
  year: readPaidYear,
  cents: readCents,
  phone: phoneOfKind('private_landline'),
  mobile: phoneOfKind('private_mobile'),
  workPhone: phoneOfKind('work_landline'),
  contactPhone: readContactPhone,
  email: readEmail,
  iban: readIban,
  insuranceNumber: readInsuranceNumber,
  turkishId: readTurkishId,
  gender: word(genderOf),
  yesNo: readYesNo,
  language: word(languageOf),
  channel: word(channelOf),
  country: readCountry,
  civilStatus: word(civilStatusOf),
  relation: word(relationOf),
  leaving: word(leavingOf),
  postalCode: readPostalCode,
  placeWithCode: readPlaceWithCode,
} satisfies Record<string, (cell: Cell, reader: CellReader) => Read<unknown>>;

type Readers = typeof cellReaders;
/** What a column of this kind gives. */
export type ValueOf<K extends keyof Readers> = ReturnType<Readers[K]> extends Read<infer T> ? T : never;

/** Reads a cell that is not blank. */
export function readCell<K extends keyof Readers>(kind: K, cell: Cell, reader: CellReader): Read<ValueOf<K>> {
  if (isErrorValue(cell)) return { problem: 'cell_is_error' };
  if (typeof cell === 'string' && cell.length > LONGEST_CELL) return { problem: 'cell_too_long' };
  const read: (cell: Cell, reader: CellReader) => Read<unknown> = cellReaders[kind];
  return read(cell, reader) as Read<ValueOf<K>>;
}

/** A date in such a column is mostly a house number or a part of an address that the spreadsheet took for one: “3/5”. */
function readText(most: number): (cell: Cell) => Read<string> {
  return (cell) => {
    const text = textOf(cell);
    if (text === undefined || hasForbiddenCharacters(text)) return { problem: 'cell_not_text' };
    const tidy = cleanText(onOneLine(text));
    return tidy.length > most ? { problem: 'cell_too_long' } : { value: tidy };
  };
}

/** Signs and words between two people in one cell. */
const SEVERAL = /[/&+;]|\s(?:und|u\.|ve|and)\s/iu;

function readName(cell: Cell): Read<string> {
  if (typeof cell !== 'string') return { problem: 'name_not_readable' };
  const name = tidyName(cell);
  if (SEVERAL.test(name)) return { problem: 'name_of_several' };
  return nameProblem(name) ? { problem: 'name_not_readable' } : { value: name };
}

/** With a comma the last name stands first; without one, only two words tell which is which. */
function readSplitName(cell: Cell, order: 'firstLast' | 'lastFirst'): Read<SplitName> {
  if (typeof cell !== 'string') return { problem: 'name_not_readable' };
  const parts = cell.split(',');
  if (SEVERAL.test(cell) || parts.length > 2) return { problem: 'name_of_several' };
  const words = parts.length === 2 ? parts : tidyName(cell).split(' ');
  if (words.length !== 2) return { problem: 'name_not_split' };
  const isLastFirst = parts.length === 2 || order === 'lastFirst';
  const [first = '', last = ''] = (isLastFirst ? words.toReversed() : words).map(tidyName);
  if (nameProblem(first) || nameProblem(last)) return { problem: 'name_not_readable' };
  return { value: { first_name: first, last_name: last } };
}

const CURRENCY = /€|\beur(?:o)?\b/giu;

/** `1.234,50`, `1,234.50`, `€ 12`, `12,-`, or a number. What is below zero is nothing that is owed. */
function readCents(cell: Cell): Read<Cents> {
  const euros = typeof cell === 'number' ? Math.round(cell * 100) / 100 : eurosOf(cell);
  const isAmount = euros !== undefined && euros >= 0 && euros * 100 <= LARGEST_PAYMENT;
  if (!isAmount || (typeof cell === 'number' && Math.abs(cell - euros) > 1e-6))
    return { problem: 'amount_not_readable' };
  return { value: cents(fromEuros(euros)) };
}

function eurosOf(cell: Cell): number | undefined {
  if (typeof cell !== 'string') return undefined;
  const text = withoutBlanks(cell.replace(CURRENCY, '')).replace(/,-{1,2}$/, '');
  // as programs of English write it
  return /^\d{1,3}(?:,\d{3})+\.\d{2}$/.test(text) ? Number(text.replaceAll(',', '')) : readEuros(text);
}

function readEmail(cell: Cell): Read<string> {
  const email = typeof cell === 'string' ? normaliseEmail(cell.trim().replace(/^mailto:/i, '')) : '';
  return isEmail(email) ? { value: email } : { problem: 'email_not_readable' };
}

function readIban(cell: Cell): Read<string[]> {
  const text = typeof cell === 'string' ? cell.replace(/^\s*IBAN[:\s]/i, '') : '';
  return isIban(text) ? { value: [normaliseIban(text)] } : { problem: 'iban_not_readable' };
}

const MOST_DIGITS = 20;

function readInsuranceNumber(cell: Cell): Read<string> {
  const digits = asciiDigits(withoutBlanks(textOf(cell) ?? '')).replace(/[./-]/g, '');
  const isReadable = digits.length <= MOST_DIGITS && !socialInsuranceNumberProblem(digits);
  return isReadable ? { value: digits } : { problem: 'insurance_number_not_readable' };
}

function readTurkishId(cell: Cell): Read<string> {
  const digits = asciiDigits(withoutBlanks(textOf(cell) ?? ''));
  return isTurkishId(digits) ? { value: digits } : { problem: 'turkish_id_not_readable' };
}

function readYesNo(cell: Cell): Read<boolean> {
  if (typeof cell === 'boolean') return { value: cell };
  const read = word(yesNoOf)(cell);
  return 'value' in read ? { value: read.value === 'yes' } : read;
}

function word<T>(meaningOf: (text: string) => T | undefined): (cell: Cell) => Read<T> {
  return (cell) => {
    const meaning = meaningOf(textOf(cell) ?? '');
    return meaning === undefined ? { problem: 'word_not_known' } : { value: meaning };
  };
}

function readCountry(cell: Cell, { countryOf }: CellReader): Read<number> {
  const id = typeof cell === 'string' ? countryOf(foldForSearch(cell)) : undefined;
  return id === undefined ? { problem: 'country_not_known' } : { value: id };
}

/** `A-6020` is written on letters to Austria from abroad. */
function readPostalCode(cell: Cell): Read<string> {
  const text = asciiDigits(textOf(cell) ?? '').replace(/^(?:A|AT|D|DE|TR)[\s-]+(?=\d)/i, '');
  const isReadable = text.length <= 10 && !postalCodeProblem(text);
  return isReadable ? { value: text } : { problem: 'postal_code_not_readable' };
}

/** `6020 Innsbruck` */
function readPlaceWithCode(cell: Cell): Read<{ postal_code: string; city: string }> {
  const text = typeof cell === 'string' ? cleanText(onOneLine(cell)) : '';
  const [code = '', ...city] = text.split(' ');
  const read = readPostalCode(code);
  const name = city.join(' ').trim();
  if (!('value' in read) || name === '' || name.length > 200) return { problem: 'place_not_readable' };
  return { value: { postal_code: read.value, city: name } };
}
