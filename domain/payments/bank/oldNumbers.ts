import { comparableOldNumber } from '../../households/oldNumber.ts';
import { withoutReferences } from '../../invoicing/creditorReference.ts';
import { foldForSearch } from '../../shared/text.ts';

/**
 * Numbers as `comparableOldNumber` writes them: those that name a household alone, and short ones, which need a name or an account.
 * `behindWord`: the short ones behind a word for a number, or alone in a text.
 */
export type OldNumbersTold = { alone: string[]; withMore: string[]; behindWord: string[] };

const LONGEST = 20;
/** Two words for a member's number together; longer words only begin alike. */
const LONGEST_WORDS = 8;
/** So many digits hardly stand in a text for another reason. */
const LONG = 6;
/** So many are enough behind a word for a member's number. */
const LONG_BEHIND_A_WORD = 4;

const MEMBER_WORDS = new Set(
  'mitglied mitglieds mitgliedsnr mitgliedsnummer mitgl mgl kart karte mnr mgnr kd kdnr uye uyenr uyeno uyelik sicil dosya member membership'.split(
    ' ',
  ),
);
const NUMBER_WORDS = new Set('nummer numara numarasi number nro num nr no'.split(' '));

/** The number of a bill is no member's (`invoicesHinted`). */
const BILL_WORDS = new Set('rechnung re rg rn faktura fatura vorschreibung beleg invoice bill makbuz'.split(' '));

const AMOUNT = /(?<![0-9])[0-9]{1,7}(?:[.][0-9]{3})?,[0-9]{2}(?![0-9])/g;
const DAY = /^[0-9]{1,2}[./-][0-9]{1,2}[./-](?:[0-9]{2}|[0-9]{4})$/;
const BILL = /^20[0-9]{2}-[0-9]{5,7}$/;
const YEAR = /^(?:19|20)[0-9]{2}$/;
const LETTERS_AND_NUMBER = /^([a-z]+)([0-9].*)?$/;
/** Words that are written together: `mglnr`, `now0238`. */
const KNOWN_WORDS = [...MEMBER_WORDS, ...NUMBER_WORDS].sort((one, other) => other.length - one.length);

/**
 * What a payer may have written as number of the former lists: `4711`, `MNr. 0815`, `M-0815/98`. A short number may also be an
 * amount, a street or a year, so it counts only beside a name or an account of the household, or behind a word for it.
 */
export function oldNumbersTold(...texts: readonly (string | null)[]): OldNumbersTold {
  const alone = new Set<string>();
  const short = new Map<string, boolean>();
  for (const text of texts) {
    for (const { number, digits, isBehindWord, isMember } of text ? numbersIn(text) : []) {
      if (digits >= LONG || (isMember && digits >= LONG_BEHIND_A_WORD)) alone.add(number);
      else short.set(number, isBehindWord || short.get(number) === true);
    }
  }
  const withMore = [...short.keys()].filter((number) => !alone.has(number));
  return { alone: [...alone], withMore, behindWord: withMore.filter((number) => short.get(number)) };
}

type Found = { number: string; digits: number; isBehindWord: boolean; isMember: boolean };

function numbersIn(text: string): Found[] {
  const found: Found[] = [];
  let words: readonly string[] = [];
  let before = '';
  /** The last token that is no word for a number. */
  let last = '';
  const tokens = tokensOf(text);
  for (const token of tokens) {
    const told = readToken(token);
    words = [...words, ...told.words];
    if (told.rest !== '') {
      // `Üyelik 2027` is a year, `Üye no 1914` is not
      const isNumber = words.some((word) => NUMBER_WORDS.has(word));
      const isMember = namesMember(words) && (isNumber || !YEAR.test(told.rest));
      const isBehindWord =
        isMember || (isNumber && !BILL_WORDS.has(last)) || (tokens.length === 1 && !YEAR.test(told.rest));
      const digits = told.rest.replace(/[^0-9]/g, '').length;
      found.push(
        ...spellingsOf(token, told.rest, before).map((number) => ({ number, digits, isBehindWord, isMember })),
      );
      last = told.rest;
      words = [];
    }
    before = token;
  }
  return found;
}

/** A token, apart from the words for a member's number with which it begins. */
function readToken(token: string): { words: readonly string[]; rest: string } {
  const pieces = piecesOf(token);
  const isWord = (piece: string) => MEMBER_WORDS.has(piece) || NUMBER_WORDS.has(piece) || piece === 'm';
  const end = pieces.findIndex((piece) => !isWord(piece));
  const words = end < 0 ? pieces : pieces.slice(0, end);
  // the letter of `M-0815` belongs to the number
  const isLetter = words.length > 0 && words.every((word) => word === 'm');
  return isLetter ? { words: [], rest: pieces.join('') } : { words, rest: pieces.slice(words.length).join('') };
}

/** `Mitglied`, `Üye`, `M.Nr.`. */
function namesMember(words: readonly string[]): boolean {
  return words.some((word, at) => MEMBER_WORDS.has(word) || (word === 'm' && NUMBER_WORDS.has(words[at + 1] ?? '')));
}

/** The number as it is compared, also with letters that stand apart before it: `M 0815`. */
function spellingsOf(token: string, rest: string, before: string): string[] {
  const number = comparableOldNumber(rest);
  if (!/[0-9]/.test(number) || DAY.test(token) || BILL.test(token)) return [];
  const numbers = isLetters(before) ? [number, comparableOldNumber(before + rest)] : [number];
  return numbers.filter(({ length }) => length <= LONGEST);
}

function tokensOf(text: string): string[] {
  const folded = foldForSearch(withoutReferences(text).normalize('NFKC')).replace(AMOUNT, ' ').replaceAll('#', ' nr ');
  return folded
    .split(/[^a-z0-9./-]+/)
    .map((token) => token.replace(/^[./-]|[./-]$/g, ''))
    .filter(Boolean);
}

/** `mitgl.nr.4711`, `mglnr4711` and `now118` have words and a number. */
function piecesOf(token: string): string[] {
  return token.split(/[./-]+/).flatMap((piece) => {
    const [, letters = '', number = ''] = LETTERS_AND_NUMBER.exec(piece) ?? [];
    const word = KNOWN_WORDS.find((known) => letters.startsWith(known));
    if (!word || (number === '' && letters !== word && letters.length > LONGEST_WORDS)) return [piece];
    const rest = letters.slice(word.length);
    const next = KNOWN_WORDS.find((known) => rest === known);
    if (next) return [word, next, ...(number ? [number] : [])];
    return rest.length > 1 ? [piece] : [word, ...(rest + number ? [rest + number] : [])];
  });
}

/** `M 0815`: letters of the number that stand apart. */
function isLetters(token: string): boolean {
  return /^[a-z]{1,3}$/.test(token) && !NUMBER_WORDS.has(token) && !MEMBER_WORDS.has(token);
}
