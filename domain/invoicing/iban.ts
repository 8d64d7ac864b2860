import { inGroupsOfFour, mod97 } from '../shared/checkDigits.ts';
import { ibanLengths } from '../shared/ibanLengths.ts';

/** An IBAN in stored form: capital letters, no blanks. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Whether a text is an IBAN (ISO 13616): form, length where known, and check digits; blanks are allowed. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = ibanLengths[iban.slice(0, 2)];
  return (length === undefined || iban.length === length) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Writes `AT61 1904 3002 3457 3201`. */
export function formatIban(iban: string): string {
  return inGroupsOfFour(normaliseIban(iban));
}
