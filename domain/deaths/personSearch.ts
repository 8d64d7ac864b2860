import { readMembershipNo } from '../accounts/membershipNo.ts';
import { normalisePhoneNumber, phoneNumberProblem } from '../members/phoneNumber.ts';
import { type Day, parseWireDay, readDay } from '../shared/day.ts';
import { foldForSearch } from '../shared/text.ts';

/** More results have to be narrowed by another word. */
export const MOST_PERSONS = 30;

/** A search of the staff, by what it looks for. */
export type PersonSearch =
  | { by: 'membership_no'; membership_no: string }
  | { by: 'birth'; birth: Day }
  | { by: 'phone'; phone: string }
  /** Folded words, which must all occur in the name, in any order. */
  | { by: 'name'; words: string[] };

/** Recognises a membership number, a birth date and a phone number by their form; anything else is a name. */
export function readPersonSearch(text: string): PersonSearch {
  const membership_no = readMembershipNo(text);
  if (membership_no) return { by: 'membership_no', membership_no };
  const birth = parseWireDay(text.trim()) ?? readDay(text.trim());
  if (birth) return { by: 'birth', birth };
  const phone = normalisePhoneNumber(text);
  if (phoneNumberProblem(phone) === undefined) return { by: 'phone', phone };
  return {
    by: 'name',
    words: foldForSearch(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  };
}
