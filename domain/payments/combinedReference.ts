import { findReferences, isCreditorReference } from '../invoicing/creditorReference.ts';
import { mod97 } from '../shared/checkDigits.ts';

const DIGITS = 10;
/** The first digit is 0, which no invoice's reference has there: its year begins with another one. */
const HIGHEST = 10 ** (DIGITS - 1) - 1;

/** The payment reference of a combined transfer: `RF`, two check digits (ISO 11649), and its number with leading zeros. */
export function combinedReference(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > HIGHEST) {
    throw new Error(`not the number of a combined transfer: ${number}`);
  }
  const digits = String(number).padStart(DIGITS, '0');
  return `RF${String(98 - mod97(`${digits}RF00`)).padStart(2, '0')}${digits}`;
}

/** The number inside such a reference; undefined for any other text. */
export function numberOfCombined(reference: string): number | undefined {
  const digits = /^RF[0-9]{2}(0[0-9]{9})$/.exec(reference)?.[1];
  return digits && isCreditorReference(reference) ? Number(digits) || undefined : undefined;
}

/** The numbers of the combined transfers that a payer names, once each; only references with correct check digits count. */
export function combinedNamed(...texts: readonly (string | null)[]): number[] {
  const references = findReferences(texts.filter(Boolean).join(' \n '));
  return [...new Set(references.flatMap((reference) => numberOfCombined(reference) ?? []))];
}
