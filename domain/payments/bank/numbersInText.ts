import { readMembershipNo } from '../../accounts/membershipNo.ts';
import { billNumber } from '../../invoicing/billNumber.ts';
import { billNumberOf, withoutReferences } from '../../invoicing/creditorReference.ts';
import { foldForSearch } from '../../shared/text.ts';

type Texts = readonly (string | null)[];

/** `likely`: with a word for it, or with all digits. `perhaps`: two bare numbers, which may also be a month or a season. */
export type InvoicesHinted = { likely: string[]; perhaps: string[] };

// All patterns read folded text: small letters without accents, one blank for several, hyphens for dashes.

/** `2027 000123`, `2027.0001.23`, `2027000123`, `2027-00025`: all digits, or zeros before them. */
const LOOSE =
  /(?<![0-9])(20[0-9]{2})[ ._:/-]{0,3}([0-9]{6}|[1-9][0-9]{6}|0(?:[ ._/-]?[0-9]){5}|0[0-9]{1,4})(?![0-9]|[./-][0-9])/g;
/** `73 2027 0000 25`: the digits of a payment reference without its letters. */
const BARE_REFERENCE = /(?<![0-9])[0-9]{2}[ .-]?20[0-9]{2}(?:[ .-]?[0-9]){6,7}(?![0-9])/g;

/** A word for a bill, perhaps with one for its number: `Rechnung`, `Rechnungsnr.`, `fatura no`. Written as `§` before the others look. */
const BILL_WORD =
  /(?<![a-z])(?:rechnungs?|rechng|rechn|rng|rnr|rg|re|faktura|faktur|fakt|fatura[a-z]{0,6}|fat|ftr|invoice|inv|bill|beleg|vorschreibungs?|makbuz|referenz|referans|ref)(?:[ .:/-]{0,3}(?:nummer|numara(?:si)?|number|nro|num|nr|no|n[°º]|№|#))?(?![a-z'])/g;
/** A word for a number alone: `Nr.`, `no`, `№`. Written as `#`. */
const NUMBER_WORD = /(?<![a-z])(?:nummer|numara(?:si)?|number|nro|num|nr|no|n[°º]|№)(?![a-z'])/g;

/** `Beitrag 2027 Nr 25`, `2027 yılı fatura no 25`, `Rechnung 2027-25`. */
const YEAR_FIRST = [
  /(?<![0-9])(20[0-9]{2})(?: yili| yilina ait)?[ .,:;/_-]{0,3}[§#][ .:#-]{0,3}([0-9]{1,7})(?![0-9]|[./_-][0-9])/g,
  /[§#][ .:#-]{0,3}(20[0-9]{2})[ .,:;/_#-]{1,3}([0-9]{1,7})(?![0-9]|[./_-][0-9])/g,
  /(?<![0-9])(20[0-9]{2})(?: yili)?[ ,/_-]{1,3}([0-9]{1,7})[ ']{0,2}(?:nolu|no'?lu|numarali|nr'?li|sayili)/g,
];
/** `Rechnung Nr. 123 / 2027`, `Nr 25 aus 2027`, `fatura 25-2027`. */
const NUMBER_FIRST =
  /[§#][ .:#-]{0,3}([0-9]{1,7})(?:[ ./_-]{1,3}|[ ,]{1,2}(?:von|vom|aus|fur|of|from|jahr|yili)[ ]{1,2})(20[0-9]{2})(?![0-9]|[./_-][0-9])/g;
/** `Rechnung 123`, `Rg. Nr. 123`, `25 nolu fatura`: of this year or the year before. */
const BARE = [
  /§[ .:#-]{0,3}([0-9]{1,7})(?![0-9]|[ ./_-]{0,3}[0-9])/g,
  /(?<![0-9./_-])([0-9]{1,7})[ ']{0,2}(?:nolu|no'?lu|numarali|nr'?li|sayili)/g,
];

/** `2027-25`, `2027/25`. */
const TWO_NUMBERS = /(?<![0-9./_-])(20[0-9]{2}) ?[/_-] ?([0-9]{1,5})(?![0-9]|[./_-][0-9])/g;
/** `25/2027`, `25-2027`. */
const TURNED = /(?<![0-9./_-])([0-9]{1,7}) ?[/_-] ?(20[0-9]{2})(?![0-9]|[./_-][0-9])/g;

/** Bill numbers that a payer may mean, in other spellings than ours: enough for a proposal, but not for booking. */
export function invoicesHinted(year: number, ...texts: Texts): InvoicesHinted {
  const text = folded(texts);
  const marked = withMarks(text);
  const yearFirst = (pattern: RegExp, where = text) =>
    [...where.matchAll(pattern)].map(([, of, number]) => numberIn(Number(of), number));
  const numberFirst = (pattern: RegExp, where = text) =>
    [...where.matchAll(pattern)].map(([, number, of]) => numberIn(Number(of), number));
  const references = [...text.matchAll(BARE_REFERENCE)].map(([digits]) =>
    billNumberOf(`RF${digits.replace(/[^0-9]/g, '')}`),
  );
  const told = [
    ...yearFirst(LOOSE),
    ...references,
    ...YEAR_FIRST.flatMap((pattern) => yearFirst(pattern, marked)),
    ...numberFirst(NUMBER_FIRST, marked),
  ];
  // in "Rechnung 2027 Nr. 25" both numbers are told already
  const parts = new Set(listed(told).flatMap((number) => number.split('-').map(Number)));
  const others = bareNumbers(year, marked).filter((number) => !parts.has(Number(number?.slice(5))));
  const likely = listed([...told, ...others]);
  const perhaps = listed([...yearFirst(TWO_NUMBERS), ...numberFirst(TURNED)]);
  return { likely, perhaps: perhaps.filter((number) => !likely.includes(number)) };
}

/**
 * Of `invoicesHinted`, those without a year: `Rechnung 123`. Standing orders repeat the number of a bill of long ago, in the numbers of
 * another program.
 */
export function invoicesWithoutYear(year: number, ...texts: Texts): string[] {
  return listed(bareNumbers(year, withMarks(folded(texts))));
}

function withMarks(text: string): string {
  return text.replaceAll('§', ' ').replace(BILL_WORD, '§').replace(NUMBER_WORD, '#');
}

function bareNumbers(year: number, marked: string): (string | undefined)[] {
  const found = BARE.flatMap((pattern) => [...marked.matchAll(pattern)]);
  return found.flatMap(([, number]) => [numberIn(year, number), numberIn(year - 1, number)]);
}

/** `1000132`, `1 000 132`, `100 013 2`, `100013-2`, `1.000.132`: groups of thousands, blanks, or the last digit apart. */
const MEMBER = [
  /(?<![0-9])[1-9](?:\s?[0-9]){6}(?![0-9])/g,
  /(?<![0-9.,/-])[1-9][0-9]{5}\s?[-\u2010-\u2015/.]\s?[0-9](?![0-9]|[.,/-][0-9])/g,
  /(?<![0-9.,/-])[1-9]['’.][0-9]{3}['’.][0-9]{3}(?![0-9]|[.,/-][0-9])/g,
];

/** Membership numbers, as printed on every invoice, with a correct check digit (D14). */
export function membershipNosTold(...texts: Texts): string[] {
  const text = withoutReferences(texts.filter(Boolean).join(' \n '));
  const found = MEMBER.flatMap((pattern) => [...text.matchAll(pattern)]);
  return listed(found.map(([written]) => readMembershipNo(written.replace(/[^0-9]/g, ''))));
}

function numberIn(year: number, digits: string | undefined): string | undefined {
  const number = Number((digits ?? '').replace(/[^0-9]/g, ''));
  return number > 0 ? billNumber(year, number) : undefined;
}

function listed(numbers: readonly (string | undefined)[]): string[] {
  return [...new Set(numbers)].filter((number) => number !== undefined);
}

/** Separate texts stay apart, so that a number never consists of parts of two. */
function folded(texts: Texts): string {
  const plain = (text: string) => foldForSearch(withoutReferences(text).normalize('NFKC'));
  const all = texts.flatMap((text) => (text ? plain(text) : []));
  return all.join(' | ').replace(/[\u2010-\u2015\u2212]/g, '-');
}
