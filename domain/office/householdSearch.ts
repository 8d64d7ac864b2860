import { normaliseEmail } from '../accounts/email.ts';
import { findCreditorReferences } from '../invoicing/creditorReference.ts';
import { isIban, normaliseIban } from '../invoicing/iban.ts';
import { isTurkishId } from '../members/turkishId.ts';
import { combinedNamed } from '../payments/combinedReference.ts';
import type { Day } from '../shared/day.ts';
import { asciiDigits } from '../shared/digits.ts';
import { findBirth } from '../shared/search/birthInWords.ts';
import { foldForSearch, withoutInvisible } from '../shared/text.ts';

/** The most results of a search; a longer list should be narrowed by another word. */
export const MOST_FOUND = 50;

/** Identity numbers are only found whole, and the search for one is recorded. */
export type IdentityNumber = { by: 'social_insurance_number' | 'turkish_id_no'; number: string };

/** What a text may mean. Most texts mean one thing; digits may mean several. */
export type SearchQuestion =
  /** A part of three digits or more, anywhere in the number. */
  | { by: 'membership_no' | 'old_number' | 'bill_number'; part: string }
  | { by: 'payment_reference'; payment_reference: string }
  | { by: 'combined_transfer'; number: number }
  | { by: 'account'; iban: string }
  | { by: 'email'; email: string }
  | IdentityNumber
  /** As typed; whoever asks reads the country code. Its last digits are compared. */
  | { by: 'phone'; phone: string }
  | { by: 'postal_code'; postal_code: string }
  /** With folded words of the name, or without. */
  | { by: 'birth'; days: readonly Day[]; words: readonly string[] }
  /** Folded words of names and addresses, in any order. */
  | { by: 'words'; words: readonly string[] };

const FEWEST_DIGITS = 3;
const FEWEST_OF_PHONE = 4;
const LONGEST_OLD_NUMBER = 20;

/**
 * Reads what a text may search for, in the order in which results are shown. Nothing for a text without two letters or digits:
 * one letter would find nearly everybody.
 */
export function readSearch(typed: string): SearchQuestion[] {
  const text = withoutInvisible(asciiDigits(typed)).trim();
  if (text.includes('@')) return [{ by: 'email', email: normaliseEmail(text) }];
  const [payment_reference] = findCreditorReferences(text);
  if (payment_reference) return [{ by: 'payment_reference', payment_reference }];
  const [number] = combinedNamed(text);
  if (number) return [{ by: 'combined_transfer', number }];
  if (isIban(text)) return [{ by: 'account', iban: normaliseIban(text) }];
  const birth = findBirth(text);
  const born: SearchQuestion[] = birth ? [{ by: 'birth', days: birth.days, words: wordsOfName(birth.others) }] : [];
  if (birth?.isCertain) return born;
  if (/^(?:19|20)\d{2}\s*[\p{Pd}/]\s*\d{6,7}$/u.test(text))
    return [{ by: 'bill_number', part: text.replace(/\D/g, '') }];
  if (/^[+(]?[\d\s.,/()\p{Pd}]*$/u.test(text)) {
    return [...ofDigits(text), ...(birth?.others.length === 0 ? born : [])];
  }
  const words = wordsOfName(wordsIn(text));
  return [...ofWords(text, words), ...born];
}

/** Everything that digits alone may mean, with the signs between which people write them. */
function ofDigits(text: string): SearchQuestion[] {
  const digits = text.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return [];
  const questions: SearchQuestion[] = [];
  if (!text.includes('+') && digits.length <= 7) questions.push({ by: 'membership_no', part: digits });
  questions.push(...identityNumber(digits));
  if (digits.length <= LONGEST_OLD_NUMBER) questions.push({ by: 'old_number', part: digits });
  if (digits.length <= 11 && !text.startsWith('+')) questions.push({ by: 'bill_number', part: digits });
  if (digits.length >= FEWEST_OF_PHONE && digits.length <= 16) questions.push({ by: 'phone', phone: text });
  if (/^\d{4,5}$/.test(text)) questions.push({ by: 'postal_code', postal_code: text });
  return questions;
}

/** Ten digits that end with a birth day (months 13 to 15 are given out too). A wrong check digit is only a hint (D28). */
const LIKE_INSURANCE_NUMBER = /^[1-9]\d{3}(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-5])\d{2}$/;

function identityNumber(digits: string): IdentityNumber[] {
  if (LIKE_INSURANCE_NUMBER.test(digits)) return [{ by: 'social_insurance_number', number: digits }];
  return isTurkishId(digits) ? [{ by: 'turkish_id_no', number: digits }] : [];
}

function ofWords(text: string, words: string[]): SearchQuestion[] {
  const questions: SearchQuestion[] = [];
  const compact = foldForSearch(text).replace(/[^a-z0-9]/g, '');
  const reference = /^rf\d{2}(\d{3,11})$/.exec(compact)?.[1];
  if (reference) questions.push({ by: 'bill_number', part: reference });
  const isNumber = compact.replace(/\D/g, '').length >= FEWEST_DIGITS && compact.length <= LONGEST_OLD_NUMBER;
  if (isNumber && !reference) questions.push({ by: 'old_number', part: compact });
  if (words.some((word) => word.length > 1)) questions.push({ by: 'words', words });
  return questions;
}

/** Titles and forms of address, which are not part of a name. */
const ADDRESSED_AS = new Set('dr mag ing dipl prof herr frau familie fam family aile ailesi bay bayan'.split(' '));

/** Also splits names as banks print them: "Yılmaz, Ahmet". */
function wordsIn(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function wordsOfName(words: readonly string[]): string[] {
  const names = words.filter((word) => !ADDRESSED_AS.has(word));
  return names.length > 0 ? names : [...words];
}
