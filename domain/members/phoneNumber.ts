import { withoutBlanks } from '../shared/text.ts';

export const phoneTypes = ['private_landline', 'private_mobile', 'work_landline', 'work_mobile'] as const;
export type PhoneType = (typeof phoneTypes)[number];

const PHONE_MIN = 6; // spec §9
const PHONE_MAX = 15; // spec §9, the plus counted

/** `+43 (0)664`: dialled at home only, but in Italy and San Marino, where the zero is part of the number. */
const ZERO_AT_HOME = /^([([]?(?:\+|00)(?!39|378)\d{1,3}[)\]]?[/\-‐‑–.]*)[([]0[)\]]/;

/**
 * Removes what people write between digits, spaces, slashes, brackets, hyphens, dots, what comes invisibly with a
 * copied number, and the zero that nobody dials from abroad. Only screens do this (D29).
 */
export function normalisePhoneNumber(text: string): string {
  return withoutBlanks(text)
    .replace(ZERO_AT_HOME, '$1')
    .replace(/[/()[\]\-‐‑–.]/g, '');
}

type PhoneNumberProblem = 'required' | 'invalid_phone_number' | 'min_6_characters' | 'max_15_characters';

/** What is wrong with a phone number: only digits with an optional leading plus, 6 to 15 characters (spec §5). */
export function phoneNumberProblem(text: string): PhoneNumberProblem | undefined {
  if (text.trim() === '') return 'required';
  if (!/^\+?[0-9]+$/.test(text)) return 'invalid_phone_number';
  if (text.length < PHONE_MIN) return 'min_6_characters';
  return text.length > PHONE_MAX ? 'max_15_characters' : undefined;
}
