import { readMembershipNo } from '../../accounts/membershipNo.ts';
import type { DocumentType } from '../../documents/documentTypes.ts';
import { foldForSearch } from '../../shared/text.ts';
import { comparableOldNumber } from '../oldNumber.ts';

/** What the name of a scanned file tells: whose it may be, and what it is. */
export type ScanName = {
  /** Membership numbers with a right check digit; the nearest to the file's end of the path first. */
  membership_nos: string[];
  /** What may be a number of the former lists, as `comparableOldNumber` writes it. */
  old_numbers: string[];
  types: ScanType[];
  /** The other words, folded for searching: names of people, or anything else. */
  words: string[];
};

/** Kinds of documents that are attached in bulk: others report a death, which no pile of old papers may do. */
export const scanTypes = [
  'passport',
  'residence_permit',
  'registration_form',
  'signed_application',
  'other',
] as const satisfies DocumentType[];
export type ScanType = (typeof scanTypes)[number];

/** Words for each kind in the languages of the association's papers, as they stand in names of files. */
const WORDS: Record<ScanType, string> = {
  passport: 'reisepass pass paß passport pasaport personalausweis ausweis kimlik nüfus',
  residence_permit: 'aufenthaltstitel aufenthalt aufenthaltskarte niederlassung visum oturum ikamet permit vize rwr',
  registration_form: 'meldezettel meldebestätigung meldung ikametgah adres registration',
  signed_application: 'antrag beitrittserklärung beitritt anmeldung aufnahme başvuru application',
  other: 'sonstiges andere anderes diğer other geburtsurkunde heiratsurkunde staatsbürgerschaft evlilik doğum',
};

/** What cameras and scanners write; the numbers beside it count pictures. */
const CAMERA = new Set('img image imag dsc dscn pxl scan scn foto photo whatsapp bild resim screenshot'.split(' '));
/** Says nothing about whose it is. */
const IGNORED = new Set(
  'kopie copy kopya seite sayfa page vorderseite ruckseite vorne hinten front back neu alt nr no und ve and von der die das'
    .split(' ')
    .map(foldForSearch),
);
/** The longest number of the former lists. */
const LONGEST = 20;
const DAY =
  /^(?:(?:19|20)[0-9]{6}|(?:19|20)[0-9]{2}|[0-9]{1,2}[.-][0-9]{1,2}[.-](?:19|20)?[0-9]{2}|(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2})$/;
const LETTERS_THEN_NUMBER = /^([a-z]+)([0-9]+)$/;

const typeOfWord = new Map(
  scanTypes.flatMap((type) => WORDS[type].split(' ').map((word) => [foldForSearch(word), type] as const)),
);

/**
 * Reads the path of a scan, such as `815/Reisepass Ayşe.jpg` or `M-0815_Meldezettel.pdf`. A folder counts where the file's own name
 * holds no number, or only the number that a camera gave.
 */
export function readScanName(path: string): ScanName {
  const parts = path
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .split(/[/\\]+/)
    .map(readPart)
    .reverse();
  const numbered = parts.find((part) => part.membership_nos.length > 0 || part.old_numbers.length > 0);
  return {
    membership_nos: numbered?.membership_nos ?? [],
    old_numbers: numbered?.old_numbers ?? [],
    types: parts.find(({ types }) => types.length > 0)?.types ?? [],
    words: parts[0]?.words ?? [],
  };
}

function readPart(part: string): ScanName {
  const pieces = foldForSearch(part.normalize('NFC'))
    .split(/[^a-z0-9.-]+/)
    .flatMap(piecesOf);
  const isCamera = pieces.some((piece) => CAMERA.has(/^[a-z]+/.exec(piece)?.[0] ?? ''));
  const all = isCamera ? [] : pieces.filter((piece) => /[0-9]/.test(piece)).map(comparableOldNumber);
  // `815 Pass 2`: the second page
  const numbers = all.length > 1 ? all.filter(({ length }) => length > 1) : all;
  const plain = pieces.filter((piece) => !/[0-9]/.test(piece) && piece.length > 1);
  const types = plain.flatMap((word) => typeOfWord.get(word) ?? []);
  return {
    membership_nos: unique(numbers.flatMap((number) => readMembershipNo(number) ?? [])),
    old_numbers: unique(numbers.filter(({ length }) => length > 0 && length <= LONGEST)),
    types: unique(types),
    words: plain.filter((word) => !typeOfWord.has(word) && !IGNORED.has(word) && !CAMERA.has(word)),
  };
}

/** `m-0815` is one number, `0815-pass` a number and a word; days are left out. */
function piecesOf(token: string): string[] {
  if (DAY.test(token)) return [];
  const pieces = token.split(/[.-]+/).filter((piece) => piece !== '' && !DAY.test(piece));
  const [word, , ...more] = pieces;
  const isOneNumber = pieces.length > 1 && more.length < 2 && pieces.slice(1).every((piece) => /^[0-9]+$/.test(piece));
  if (isOneNumber && word !== undefined && /^(?:[a-z]{1,3}|[0-9]+)$/.test(word) && !typeOfWord.has(word)) {
    return [pieces.join('-')];
  }
  return pieces.flatMap((piece) => {
    const [, letters = '', number = ''] = LETTERS_THEN_NUMBER.exec(piece) ?? [];
    return typeOfWord.has(letters) || IGNORED.has(letters) ? [letters, number] : [piece];
  });
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
