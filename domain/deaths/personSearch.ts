import { readMembershipNo } from '../accounts/membershipNo.ts';
import { normalisePhoneNumber, phoneNumberProblem } from '../members/phoneNumber.ts';
import { type Day, parseWireDay, readDay } from '../shared/day.ts';
import { asciiDigits } from '../shared/digits.ts';
import { foldForSearch, withoutInvisible } from '../shared/text.ts';

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
export function readPersonSearch(typed: string): PersonSearch {
  const text = asciiDigits(typed);
  const membership_no = readMembershipNo(text);
  if (membership_no) return { by: 'membership_no', membership_no };
  const birth = dayIn(text);
  if (birth) return { by: 'birth', birth };
  const phone = normalisePhoneNumber(text);
  if (phoneNumberProblem(phone) === undefined) return { by: 'phone', phone };
  return readName(text);
}

/** A longer text is a name, whatever it contains. */
const LONGEST_WITH_DAY = 200;

/** What may be a day somewhere in a text without two blanks in a row, in the ways that `readDay` reads. */
const PERHAPS_DAY =
  /(?<!\d)(?:\d{8}|\d{4}\p{P}\d{2}\p{P}\d{2}|\d{1,2}(?: ?\p{P} ?| )\d{1,2}(?: ?\p{P} ?| )\d{4})(?!\d)/gu;

function readName(text: string): PersonSearch {
  const written = withoutInvisible(text.slice(0, LONGEST_WITH_DAY + 1));
  const dated = written.length > LONGEST_WITH_DAY ? undefined : datedIn(written.replace(/\s+/gu, ' '));
  if (!dated) return { by: 'name', words: wordsIn(text) };
  const { birth, others } = dated;
  const words = wordsIn(others);
  return words.length === 0 ? { by: 'birth', birth } : { by: 'name', words, birth };
}

/** The first real day in a text, and the text without it. */
function datedIn(text: string): { birth: Day; others: string } | undefined {
  for (const { 0: written, index } of text.matchAll(PERHAPS_DAY)) {
    const birth = dayIn(written);
    if (birth) return { birth, others: `${text.slice(0, index)} ${text.slice(index + written.length)}` };
  }
  return undefined;
}

function dayIn(text: string): Day | undefined {
  return parseWireDay(text.trim()) ?? readDay(text.trim());
}

function wordsIn(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
