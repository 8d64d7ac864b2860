import { normaliseEmail } from '../accounts/email.ts';
import { readMembershipNo } from '../accounts/membershipNo.ts';
import { readBillNumber } from '../invoicing/billNumber.ts';
import { findCreditorReferences } from '../invoicing/creditorReference.ts';
import { foldForSearch } from '../shared/text.ts';

/** More than a person looks through: whoever finds so many types another letter. */
export const MOST_FOUND = 50;

/** What somebody in the office typed to find a household. */
export type HouseholdSearch =
  | { by: 'membership_no'; membership_no: string }
  | { by: 'bill_number'; bill_number: string }
  | { by: 'payment_reference'; payment_reference: string }
  | { by: 'email'; email: string }
  /** Folded; a household is found where one person's name has them all, in any order. */
  | { by: 'name'; words: string[] };

/** Tells by its form what a search is for; whatever is no number and no address is a name, in any spelling (D7). */
export function readSearch(text: string): HouseholdSearch {
  const membership_no = readMembershipNo(text);
  if (membership_no) return { by: 'membership_no', membership_no };
  const bill_number = text.trim().replace(/^(\d{4})[\s\p{Pd}/]+(\d+)$/u, '$1-$2');
  if (readBillNumber(bill_number)) return { by: 'bill_number', bill_number };
  const [payment_reference] = findCreditorReferences(text);
  if (payment_reference) return { by: 'payment_reference', payment_reference };
  if (text.includes('@')) return { by: 'email', email: normaliseEmail(text) };
  return { by: 'name', words: wordsOfName(text) };
}

/** Stands before names, in letters and on bank statements, and is no part of them. */
const ADDRESSED_AS = new Set('dr mag ing dipl prof herr frau familie fam family aile ailesi bay bayan'.split(' '));

/** As a bank prints a name too: “Yılmaz, Ahmet”. */
function wordsOfName(text: string): string[] {
  const words = foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const names = words.filter((word) => !ADDRESSED_AS.has(word));
  return names.length > 0 ? names : words;
}
