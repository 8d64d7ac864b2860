import type { Day } from '../shared/day.ts';

/** The refusal for a social insurance number: `required` or `only_numbers_allowed` (spec §5). */
export function socialInsuranceNumberProblem(text: string): 'required' | 'only_numbers_allowed' | undefined {
  if (text.trim() === '') return 'required';
  return /^[0-9]+$/.test(text) ? undefined : 'only_numbers_allowed';
}

/** The weights of the ten digits; the fourth digit is the check digit. */
const weights = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6];

/** Months from here on are given out when a day has no free numbers left, and say nothing about the birth. */
const FIRST_OVERFLOW_MONTH = 13;

/**
 * Whether digits do not form an Austrian number (ten digits; the serial number begins at 100; the weighted sum mod 11 is
 * the fourth). Only a hint beside the field, never a refusal (D28).
 */
export function socialInsuranceNumberLooksWrong(text: string): boolean {
  if (socialInsuranceNumberProblem(text)) return false;
  if (text.length !== weights.length || text.startsWith('0')) return true;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return sum % 11 !== Number(text[3]);
}

/**
 * Whether the last six digits (DDMMYY) name another day than the birth. Lenient with the overflow months. Only a hint
 * as well (D28).
 */
export function contradictsBirth(text: string, birth: Day | undefined): boolean {
  if (!birth || !/^[0-9]{10}$/.test(text) || Number(text.slice(6, 8)) >= FIRST_OVERFLOW_MONTH) return false;
  const [year = '', month = '', date = ''] = birth.split('-');
  return text.slice(4) !== `${date}${month}${year.slice(2)}`;
}

type Numbered = { social_insurance_number?: string | null | undefined };
type Sent = Numbered & { social_insurance_number_pending?: boolean | undefined };

/**
 * Whether a person is entered without a number, and without saying that it is not there yet: then the number is
 * `required` (decision 83).
 */
export function lacksNumber({ social_insurance_number: number, social_insurance_number_pending }: Sent): boolean {
  return isBlank(number) && social_insurance_number_pending !== true;
}

/** `lacksNumber` for a change, which says nothing about the fields that it leaves out (D8). */
export function takesNumberAway(sent: Sent): boolean {
  return sent.social_insurance_number !== undefined && lacksNumber(sent);
}

/** The person of the household who has this number too. */
export function alsoNumbered<P extends Numbered>(text: string, others: readonly P[]): P | undefined {
  return isBlank(text) ? undefined : others.find((other) => other.social_insurance_number === text);
}

/** Also of what somebody sends in its place: anything but a text is wrong, not blank. */
function isBlank(sent: unknown): boolean {
  return sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '');
}
