import { readBillNumber } from '../../invoicing/billNumber.ts';
import { billNumberOf, findCreditorReferences } from '../../invoicing/creditorReference.ts';

/** A bill number as people type it: `2027-000123`, also with blanks or another dash. */
const BILL_NUMBER =
  /(?<![0-9])([1-9][0-9]{3})\s{0,4}[-\u2010-\u2015\u2212/]\s{0,4}([1-9](?:\s?[0-9]){6}|[0-9](?:\s?[0-9]){5})(?![0-9])/g;

/**
 * The bill numbers that a payer names, once each: by a creditor reference with correct check digits (in groups, small
 * letters, across lines) or by the plain number (D38, D42).
 */
export function invoicesNamed(...texts: readonly (string | null)[]): string[] {
  const text = texts.filter(Boolean).join(' \n ');
  const byReference = findCreditorReferences(text).flatMap((reference) => billNumberOf(reference) ?? []);
  const byNumber = [...text.matchAll(BILL_NUMBER)]
    .map(([, year, number = '']) => `${year}-${number.replace(/\s/g, '')}`)
    .filter((number) => readBillNumber(number));
  return [...new Set([...byReference, ...byNumber])];
}
