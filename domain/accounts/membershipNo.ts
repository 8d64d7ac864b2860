import { tidyNumber } from '../shared/digits.ts';

/** Membership numbers have six digits, counted from 100001, and a Luhn check digit (D14). */
export const FIRST_MEMBERSHIP_SEQUENCE = 100_001;
export const LAST_MEMBERSHIP_SEQUENCE = 999_999;

/** The membership number for a position in the sequence (100001 and up). */
export function membershipNo(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < FIRST_MEMBERSHIP_SEQUENCE || sequence > LAST_MEMBERSHIP_SEQUENCE) {
    throw new Error(`not a place in the sequence of membership numbers: ${sequence}`);
  }
  return `${sequence}${luhnDigit(String(sequence))}`;
}

/**
 * Reads a typed number; blanks are allowed. Undefined if it cannot be one, for example because the check digit is
 * wrong.
 */
export function readMembershipNo(text: string): string | undefined {
  const digits = tidyNumber(text);
  if (!/^[1-9][0-9]{6}$/.test(digits)) return undefined;
  return luhnDigit(digits.slice(0, 6)) === Number(digits[6]) ? digits : undefined;
}

function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
