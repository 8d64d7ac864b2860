import { tidyNumber } from '../shared/digits.ts';
import { withoutBlanks, withoutInvisible } from '../shared/text.ts';

export const phoneTypes = ['private_landline', 'private_mobile', 'work_landline', 'work_mobile'] as const;
export type PhoneType = (typeof phoneTypes)[number];

const PHONE_MIN = 6; // spec §9
const PHONE_MAX = 15; // spec §9, the plus counted

/**
 * `+43 (0)664`: the zero is dialled only inside the country, except in Italy and San Marino, where it belongs to the
 * number.
 */
const ZERO_AT_HOME = /^([([]?(?:\+|00)(?!39|378)\d{1,3}[)\]]?[/.\p{Dash}]*)[([]0[)\]]/u;

/** A copied link, or a word on a business card: `tel:+43…`, `Tel.: 0664 …`. */
const SCHEME = /^(?:tel|callto)[.:]+(?:\/\/)?/i;

/** Separators between area code and number, or between two numbers; a second plus starts another number. */
const PARTS = /[/,;|]|\b(?:und|oder|and|or|ve|veya)\b|(?=\+)/iu;

/** Digits of the longest Austrian area code with its zero: `07242/12345`. */
const AREA_CODE_MOST = 5;
/** The most digits before the last part of a number that is written in more than two parts: `0664/123/45/67`. */
const BEGINNING_MOST = 9;

/**
 * Removes what people write before a number (`tel:`) and between digits (spaces, slashes, brackets, hyphens, dots), invisible characters, and the
 * zero that is not dialled from abroad. Only screens call it (D29). Two numbers are left as typed, because joined they
 * would become a third one.
 */
export function normalisePhoneNumber(text: string): string {
  if (holdsSeveral(text)) return withoutInvisible(text).trim();
  return tidyNumber(text)
    .replace(SCHEME, '')
    .replace(ZERO_AT_HOME, '$1')
    .replace(/[/()[\].\p{Dash}]/gu, '');
}

type PhoneNumberProblem =
  | 'required'
  | 'several_phone_numbers'
  | 'invalid_phone_number'
  | 'min_6_characters'
  | 'max_15_characters';

/** The refusal for a phone number: only digits with an optional leading plus, 6 to 15 characters (spec §5). */
export function phoneNumberProblem(text: string): PhoneNumberProblem | undefined {
  if (text.trim() === '') return 'required';
  if (holdsSeveral(text)) return 'several_phone_numbers';
  if (!/^\+?[0-9]+$/.test(text)) return 'invalid_phone_number';
  if (text.length < PHONE_MIN) return 'min_6_characters';
  return text.length > PHONE_MAX ? 'max_15_characters' : undefined;
}

/** The phone library: the number as dialled from abroad, and whether such numbers exist. */
export type ReadPhone = (text: string) => { number: string; isValid: boolean } | undefined;

/**
 * A number in stored form: with a country code, as dialled from abroad, so without a superfluous zero. The library
 * never refuses: what it cannot judge, or what would break the rule, is stored as typed (decision 43).
 */
export function storedPhoneNumber(text: string, read: ReadPhone): string {
  if (!/^(\+|00)/.test(text)) return text;
  const known = read(text);
  return known?.isValid && !phoneNumberProblem(known.number) ? known.number : text;
}

/** How a number without a country code is dialled from abroad, where it exists in Austria or in Türkiye. */
export type Readings = { austria: string | undefined; turkiye: string | undefined };

export function readingsOf(text: string, read: ReadPhone): Readings {
  const valid = (number: string) => {
    const known = read(number);
    return known?.isValid && !phoneNumberProblem(known.number) ? known.number : undefined;
  };
  return { austria: valid(text), turkiye: valid(`+90${text.replace(/^(0|90)/, '')}`) };
}

/**
 * A number in stored form with its country code: one without it is Austrian or, if Austria assigns no such numbers, Turkish. What
 * cannot be judged is stored as typed.
 */
export function dialledFrom(text: string, read: ReadPhone): string {
  if (/^(\+|00)/.test(text)) return storedPhoneNumber(text, read);
  const { austria, turkiye } = readingsOf(text, read);
  return austria ?? turkiye ?? text;
}

/** Whether no country assigns such numbers; it may be stored, but deserves a hint. */
export function isUnusualPhoneNumber(text: string, read: ReadPhone): boolean {
  return phoneNumberProblem(text) === undefined && !read(text)?.isValid;
}

/** Whether a second number follows: after a slash only if more than an area code precedes it. */
function holdsSeveral(text: string): boolean {
  const dialled = withoutBlanks(text).replace(/[([]0[)\]]/g, '');
  const hasCountry = /^\W*(\+|00)/.test(dialled);
  const parts = withoutInvisible(text)
    .replace(/[([]\s*0\s*[)\]]/g, '')
    .split(PARTS)
    .map(digitsIn)
    .filter(Boolean);
  // the country code is not part of the area code: mostly two digits, plus two zeros if there is no plus
  let count = hasCountry ? (dialled.includes('+') ? -2 : -4) : 0;
  return parts.slice(0, -1).some((part, index) => {
    count += part.length;
    return count > (index === 0 ? AREA_CODE_MOST : BEGINNING_MOST);
  });
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
