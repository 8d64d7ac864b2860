import { inGroupsOfFour, mod97 } from '../shared/checkDigits.ts';
import { readBillNumber } from './billNumber.ts';

/** People and banks group digits by blanks, hyphens, dots, strokes; the check digits tell whether they belong together. */
const WRITTEN = [
  /R\s?F(?:[\s.,:;/_'·\-\u2010-\u2015\u2212]*[0-9]){12}(?![0-9])/gi,
  /R\s?F(?:[\s.,:;/_'·\-\u2010-\u2015\u2212]*[0-9]){13}(?![0-9])/gi,
];

/**
 * The payment reference of an invoice: `RF`, two check digits (ISO 11649) and the ten or eleven digits of the bill
 * number (D38).
 */
export function creditorReference(billNumber: string): string {
  if (!readBillNumber(billNumber)) throw new Error(`not a bill number: ${billNumber}`);
  const digits = billNumber.replace('-', '');
  return `RF${String(98 - mod97(`${digits}RF00`)).padStart(2, '0')}${digits}`;
}

/** Whether a text is a valid creditor reference of ISO 11649, grouped or not, with correct check digits. */
export function isCreditorReference(text: string): boolean {
  const compact = text.replace(/\s/g, '').toUpperCase();
  return /^RF[0-9]{2}[A-Z0-9]{1,21}$/.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** Writes `RF12 2027 0000 42`, for reading and typing. */
export function formatCreditorReference(reference: string): string {
  return inGroupsOfFour(reference);
}

/** The bill number inside one of our references; undefined for any other text. */
export function billNumberOf(reference: string): string | undefined {
  const match = /^RF[0-9]{2}([0-9]{4})([0-9]{6,7})$/.exec(reference);
  if (!match || !isCreditorReference(reference)) return undefined;
  const billNumber = `${match[1]}-${match[2]}`;
  return readBillNumber(billNumber) ? billNumber : undefined;
}

/**
 * Finds the references of invoices in the free text of a transfer, where many bank apps put them: in groups, across
 * lines, in small letters. Returns only those with correct check digits, each once.
 */
export function findCreditorReferences(freeText: string): string[] {
  return findReferences(freeText).filter((reference) => billNumberOf(reference));
}

/** Everything in a free text that is written like a reference of ours, whatever its digits mean, each once. */
export function findReferences(freeText: string): string[] {
  // if another digit follows, only the check digits tell whether it belongs to the reference
  const candidates = WRITTEN.flatMap((pattern) => [...freeText.matchAll(pattern)]);
  const compact = candidates.sort((one, other) => one.index - other.index).map(([found]) => compactOf(found));
  return [...new Set(compact)];
}

/** The text without its valid references, so that nothing else is read from their digits. */
export function withoutReferences(freeText: string): string {
  const empty = (found: string) => (isCreditorReference(compactOf(found)) ? ' ' : found);
  return WRITTEN.reduce((text, pattern) => text.replace(pattern, empty), freeText);
}

function compactOf(written: string): string {
  return `RF${written.replace(/[^0-9]/g, '')}`;
}
