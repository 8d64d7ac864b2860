import { comparableOldNumber } from '../../households/oldNumber.ts';
import { withoutReferences } from '../../invoicing/creditorReference.ts';
import { foldForSearch } from '../../shared/text.ts';

/** Numbers as `comparableOldNumber` writes them: those that name a household alone, and those that need a name or an account. */
export type OldNumbersTold = { alone: string[]; withMore: string[] };

const LONGEST = 20;
/** So many digits hardly stand in a text for another reason. */
const LONG = 6;
/** So many are enough behind a word for a member's number. */
const LONG_BEHIND_A_WORD = 4;

const MEMBER_WORDS = new Set(
  'mitglied mitglieds mitgliedsnr mitgliedsnummer mitgl mgl mnr mgnr uye uyenr uyeno uyelik sicil dosya member membership'.split(
    ' ',
  ),
);
const NUMBER_WORDS = new Set('nummer numara numarasi number nro num nr no'.split(' '));

const AMOUNT = /(?<![0-9])[0-9]{1,7}(?:[.][0-9]{3})?,[0-9]{2}(?![0-9])/g;
const DAY = /^[0-9]{1,2}[./-][0-9]{1,2}[./-](?:[0-9]{2}|[0-9]{4})$/;
const BILL = /^20[0-9]{2}-[0-9]{5,7}$/;
const YEAR = /^(?:19|20)[0-9]{2}$/;
const WORD_AND_NUMBER = /^([a-z]+)([0-9].*)$/;

/**
 * What a payer may have written as number of the former lists: `4711`, `MNr. 0815`, `M-0815/98`. A short number may also be an
 * amount, a street or a year, so it counts only beside a name or an account of the household, or behind a word for it.
 */
export function oldNumbersTold(...texts: readonly (string | null)[]): OldNumbersTold {
  const alone = new Set<string>();
  const withMore = new Set<string>();
  for (const text of texts) {
    for (const { number, isBehindWord } of text ? numbersIn(text) : []) {
      const digits = number.replace(/[^0-9]/g, '').length;
      const isLong = digits >= LONG || (isBehindWord && digits >= LONG_BEHIND_A_WORD && !YEAR.test(number));
      (isLong ? alone : withMore).add(number);
    }
  }
  return { alone: [...alone], withMore: [...withMore].filter((number) => !alone.has(number)) };
}

type Found = { number: string; isBehindWord: boolean };

function numbersIn(text: string): Found[] {
  const found: Found[] = [];
  let isBehindWord = false;
  let before = '';
  for (const token of tokensOf(text)) {
    const { namesMember, rest } = readToken(token);
    isBehindWord ||= namesMember;
    if (rest !== '') {
      found.push(...spellingsOf(token, rest, before).map((number) => ({ number, isBehindWord })));
      isBehindWord = false;
    }
    before = token;
  }
  return found;
}

/** A token without the words for a member's number with which it begins. */
function readToken(token: string): { namesMember: boolean; rest: string } {
  const pieces = piecesOf(token);
  const isWord = (piece: string) => MEMBER_WORDS.has(piece) || NUMBER_WORDS.has(piece);
  const end = pieces.findIndex((piece) => !isWord(piece));
  const words = end < 0 ? pieces : pieces.slice(0, end);
  const namesMember = words.some((word) => MEMBER_WORDS.has(word));
  return { namesMember, rest: pieces.slice(words.length).join('') };
}

/** The number as it is compared, also with letters that stand apart before it: `M 0815`. */
function spellingsOf(token: string, rest: string, before: string): string[] {
  const number = comparableOldNumber(rest);
  if (!/[0-9]/.test(number) || DAY.test(token) || BILL.test(token)) return [];
  const numbers = isLetters(before) ? [number, comparableOldNumber(before + rest)] : [number];
  return numbers.filter(({ length }) => length <= LONGEST);
}

function tokensOf(text: string): string[] {
  const folded = foldForSearch(withoutReferences(text).normalize('NFKC')).replace(AMOUNT, ' ');
  return folded
    .split(/[^a-z0-9./-]+/)
    .map((token) => token.replace(/^[./-]|[./-]$/g, ''))
    .filter(Boolean);
}

/** `mitgl.nr.4711` and `mnr4711` have a word and a number. */
function piecesOf(token: string): string[] {
  return token.split(/[./-]+/).flatMap((piece) => {
    const [, word = '', number = ''] = WORD_AND_NUMBER.exec(piece) ?? [];
    return MEMBER_WORDS.has(word) || NUMBER_WORDS.has(word) ? [word, number] : [piece];
  });
}

/** `M 0815`: letters of the number that stand apart. */
function isLetters(token: string): boolean {
  return /^[a-z]{1,3}$/.test(token) && !NUMBER_WORDS.has(token) && !MEMBER_WORDS.has(token);
}
