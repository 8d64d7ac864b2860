import { normaliseEmail } from '../accounts/email.ts';
import { readMembershipNo } from '../accounts/membershipNo.ts';
import { readBillNumber } from '../invoicing/billNumber.ts';
import { findCreditorReferences } from '../invoicing/creditorReference.ts';
import { combinedNamed } from '../payments/combinedReference.ts';
import { asciiDigits } from '../shared/digits.ts';
import { foldForSearch } from '../shared/text.ts';

/** The most results of a search; a longer list should be narrowed by another letter. */
export const MOST_FOUND = 50;

/** A search text of the office, by what it looks for. */
export type HouseholdSearch =
  | { by: 'membership_no'; membership_no: string }
  | { by: 'bill_number'; bill_number: string }
  | { by: 'payment_reference'; payment_reference: string }
  | { by: 'combined_transfer'; number: number }
  | { by: 'email'; email: string }
  /** Folded words; a household matches if one person's name contains all of them, in any order. */
  | { by: 'name'; words: string[] };

/**
 * Recognises by its form what a text searches for; everything but numbers and addresses is a name, in any spelling
 * (D7).
 */
export function readSearch(typed: string): HouseholdSearch {
  const text = asciiDigits(typed);
  const membership_no = readMembershipNo(text);
  if (membership_no) return { by: 'membership_no', membership_no };
  const bill_number = text.trim().replace(/^(\d{4})[\s\p{Pd}/]+(\d+)$/u, '$1-$2');
  if (readBillNumber(bill_number)) return { by: 'bill_number', bill_number };
  const [payment_reference] = findCreditorReferences(text);
  if (payment_reference) return { by: 'payment_reference', payment_reference };
  const [number] = combinedNamed(text);
  if (number) return { by: 'combined_transfer', number };
  if (text.includes('@')) return { by: 'email', email: normaliseEmail(text) };
  return { by: 'name', words: wordsOfName(text) };
}

/** Titles and forms of address, which are not part of a name. */
const ADDRESSED_AS = new Set('dr mag ing dipl prof herr frau familie fam family aile ailesi bay bayan'.split(' '));

/** Also splits names as banks print them: "Yılmaz, Ahmet". */
function wordsOfName(text: string): string[] {
  const words = foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const names = words.filter((word) => !ADDRESSED_AS.has(word));
  return names.length > 0 ? names : words;
}
