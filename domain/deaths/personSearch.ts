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
  /** Folded words, which must all occur in the name, in any order; of those born on that day, if one was typed as well. */
  | { by: 'name'; words: string[]; birth?: Day };

/** Recognises a membership number, a birth date and a phone number by their form; anything else is a name, with or without a day. */
export function readPersonSearch(text: string): PersonSearch {
  const membership_no = readMembershipNo(text);
  if (membership_no) return { by: 'membership_no', membership_no };
  const birth = dayIn(text);
  if (birth) return { by: 'birth', birth };
  const phone = normalisePhoneNumber(text);
  if (phoneNumberProblem(phone) === undefined) return { by: 'phone', phone };
  const parts = text.split(/[\s,;]+/u);
  const dated = parts.find((part) => dayIn(part));
  const day = dated && dayIn(dated);
  if (!day) return { by: 'name', words: wordsIn(text) };
  return { by: 'name', words: wordsIn(parts.filter((part) => part !== dated).join(' ')), birth: day };
}

function dayIn(text: string): Day | undefined {
  return parseWireDay(text.trim()) ?? readDay(text.trim());
}

function wordsIn(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
