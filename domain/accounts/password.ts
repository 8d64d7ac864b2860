import { once } from '../shared/once.ts';
import { characterCount, foldForSearch, withoutEnding } from '../shared/text.ts';
import { commonPasswords } from './commonPasswords.ts';

export const PASSWORD_MIN = 8; // spec §9
export const PASSWORD_MAX = 50; // spec §9, D51

export type PasswordProblem =
  | 'required'
  | 'min_8_characters'
  | 'max_50_characters'
  | 'password_needs_uppercase'
  | 'password_needs_lowercase'
  | 'password_needs_digit';

type Rule = { readonly key: PasswordProblem; readonly isBroken: (password: string) => boolean };

/** All rules but "required", in the order in which screens list them (spec §5). Letters of every script count. */
export const passwordRules: readonly Rule[] = [
  { key: 'min_8_characters', isBroken: (password) => characterCount(password) < PASSWORD_MIN },
  { key: 'max_50_characters', isBroken: (password) => characterCount(password) > PASSWORD_MAX },
  { key: 'password_needs_uppercase', isBroken: (password) => !/\p{Lu}/u.test(password) },
  { key: 'password_needs_lowercase', isBroken: (password) => !/\p{Ll}/u.test(password) },
  { key: 'password_needs_digit', isBroken: (password) => !/\p{Nd}/u.test(password) },
];

/** The rules that a new password breaks; an empty list means that it is accepted. */
export function passwordProblems(password: string): PasswordProblem[] {
  if (password === '') return ['required'];
  return passwordRules.filter((rule) => rule.isBroken(password)).map((rule) => rule.key);
}

const common = once(() => new Set(commonPasswords.map(foldForSearch)));

/**
 * Whether the password is one that attackers try first. Members only get a hint; office accounts may not use one (D51).
 * Ignores case, accents, and digits and signs at the end.
 */
export function isCommonPassword(password: string): boolean {
  return common().has(withoutEnding(foldForSearch(password), (character) => !/\p{L}/u.test(character)));
}
