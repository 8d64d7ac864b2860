import { readMembershipNo } from '../accounts/membershipNo.ts';
import { billNumber } from '../invoicing/billNumber.ts';

type Texts = readonly (string | null)[];

/** `2027 000123`, `2027_000123`, `2027.000123`, `2027000123`, for years that our invoices may have. */
const LOOSE = /(?<![0-9])(20[0-9]{2})[\s._:]{0,3}([0-9]{6}|[1-9][0-9]{6})(?![0-9])/g;
/** `Rechnung Nr. 123 / 2027`, `123/2027`. */
const TURNED = /(?<![0-9./-])([0-9]{1,7})\s?\/\s?(20[0-9]{2})(?![0-9])/g;
/** `Rechnung 123`, `Rg. Nr. 123`, `fatura no 123`: of this year or the year before. */
const BARE =
  /(?<!\p{L})(?:rechnungs?|rg|re|fatura|invoice|bill)(?:nummer|nr|no)?[\s.:]{0,3}(?:(?:nr|no|nummer)[\s.:]{0,3})?([0-9]{1,7})(?![0-9]|[\s./_-]{0,3}[0-9])/giu;
const MEMBER = /(?<![0-9])[1-9](?:\s?[0-9]){6}(?![0-9])/g;

/** Bill numbers that a payer may mean, in other spellings than ours: enough for a proposal, but not for booking. */
export function invoicesHinted(year: number, ...texts: Texts): string[] {
  const text = joined(texts);
  const loose = [...text.matchAll(LOOSE)].map(([, of, number]) => numberIn(Number(of), number));
  const turned = [...text.matchAll(TURNED)].map(([, number, of]) => numberIn(Number(of), number));
  const bare = [...text.matchAll(BARE)].flatMap(([, number]) => [numberIn(year, number), numberIn(year - 1, number)]);
  return [...new Set([...loose, ...turned, ...bare])].filter((found) => found !== undefined);
}

/** Membership numbers, as printed on every invoice, with a correct check digit (D14). */
export function membershipNosTold(...texts: Texts): string[] {
  const found = [...joined(texts).matchAll(MEMBER)].map(([written]) => readMembershipNo(written));
  return [...new Set(found)].filter((number) => number !== undefined);
}

function numberIn(year: number, digits: string | undefined): string | undefined {
  const number = Number(digits);
  return number > 0 ? billNumber(year, number) : undefined;
}

function joined(texts: Texts): string {
  return texts.filter(Boolean).join(' \n ');
}
