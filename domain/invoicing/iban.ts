import { inGroupsOfFour, mod97 } from './checkDigits.ts';

/** Lengths for the most frequent countries; for others only the check digits are tested. */
const lengths: Record<string, number> = {
  AT: 20,
  CH: 21,
  CZ: 24,
  DE: 22,
  HU: 28,
  IT: 27,
  LI: 21,
  SI: 19,
  SK: 24,
  TR: 26,
};

/** An IBAN in stored form: capital letters, no blanks. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Whether a text is an IBAN (ISO 13616): form, length where known, and check digits; blanks are allowed. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  return (length === undefined || iban.length === length) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Writes `AT61 1904 3002 3457 3201`. */
export function formatIban(iban: string): string {
  return inGroupsOfFour(normaliseIban(iban));
}
