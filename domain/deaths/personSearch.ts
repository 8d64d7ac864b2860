import { readMembershipNo } from '../accounts/membershipNo.ts';
import { phoneNumberProblem } from '../members/phoneNumber.ts';
import type { Day } from '../shared/day.ts';
import { asciiDigits } from '../shared/digits.ts';
import { findBirth } from '../shared/search/birthInWords.ts';
import { foldForSearch, withoutInvisible } from '../shared/text.ts';

/** More results have to be narrowed by another word. */
export const MOST_PERSONS = 30;

/** A search of the staff, by what it looks for. */
export type PersonSearch =
  | { by: 'membership_no'; membership_no: string }
  | { by: 'birth'; days: readonly Day[] }
  /** As typed; whoever asks reads the country code. Its last digits are compared. */
  | { by: 'phone'; phone: string }
  /** Folded words, which must all occur in the name, in any order; of those born on one of the days, if one was typed as well. */
  | { by: 'name'; words: readonly string[]; days?: readonly Day[] };

/** Longer texts are names, whatever they contain. */
const LONGEST_WITH_DAY = 200;

/** Recognises a membership number, a birth day and a phone number by their form; anything else is a name, with or without a day. */
export function readPersonSearch(typed: string): PersonSearch {
  const text = asciiDigits(withoutInvisible(typed));
  const membership_no = readMembershipNo(text);
  if (membership_no) return { by: 'membership_no', membership_no };
  const birth = text.length > LONGEST_WITH_DAY ? undefined : findBirth(text);
  if (birth) {
    const { days, others: words } = birth;
    return words.length === 0 ? { by: 'birth', days } : { by: 'name', words, days };
  }
  if (isPhone(text)) return { by: 'phone', phone: text.trim() };
  return { by: 'name', words: wordsIn(text) };
}

function isPhone(text: string): boolean {
  return phoneNumberProblem(text.replace(/[\s/().\p{Pd}]/gu, '')) === undefined;
}

function wordsIn(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
