import { readMembershipNo } from '../../accounts/membershipNo.ts';
import { asciiDigits } from '../../shared/digits.ts';
import { type Cents, fromEuros, isEuroAmount, readEuros } from '../../shared/money.ts';
import { withoutBlanks } from '../../shared/text.ts';
import { amountProblem } from '../amount.ts';
import { invoicesNamed } from './invoicesNamed.ts';
import { membershipNosTold } from './numbersInText.ts';

/** Why a line of a pasted list gives no part: the first three by its text alone, the others by stored data. */
export const pastedProblems = ['no_number', 'wrong_check_digit', 'no_amount', 'unknown_number', 'too_many'] as const;

/** A line without a part, with its text; `line` counts from 1. */
export type PastedProblem = { line: number; text: string; why: (typeof pastedProblems)[number] };

/** The number in the first cell, which says whose money it is. */
export type PastedNumber = { membership_no: string } | { bill_number: string };

/** A line that was read; `amount_cents` is null if it has none, which means what is owed. */
export type PastedLine = { line: number; text: string; number: PastedNumber; amount_cents: Cents | null };

/**
 * Reads a list of `number; amount`, one per line, typed or copied from a table. Cells are separated by a semicolon, a
 * tab or several blanks. The first cell contains a membership number, a bill number or a creditor reference; another
 * one may contain an amount in euros; cells without digits are ignored, and so are empty lines.
 */
export function pastedParts(text: string): { lines: PastedLine[]; problems: PastedProblem[] } {
  const lines: PastedLine[] = [];
  const problems: PastedProblem[] = [];
  for (const [place, written] of text.split(/\r\n|\r|\n/).entries()) {
    const own = { line: place + 1, text: written.trim() };
    if (own.text === '') continue;
    const read = readCells(cellsOf(asciiDigits(own.text)));
    if (typeof read === 'string') problems.push({ ...own, why: read });
    else lines.push({ ...own, ...read });
  }
  return { lines, problems };
}

type Read = Pick<PastedLine, 'number' | 'amount_cents'>;

function readCells([first = '', ...others]: string[]): Read | PastedProblem['why'] {
  const apart = others.length === 0 ? amountBehind(first) : undefined;
  if (apart) return apart;
  const number = readNumber(first);
  if (typeof number === 'string') return number;
  const [written, ...more] = others.filter(hasDigit);
  if (written === undefined) return { number, amount_cents: null };
  const amount_cents = more.length === 0 ? readAmount(written) : undefined;
  return amount_cents === undefined ? 'no_amount' : { number, amount_cents };
}

/** Splits a number and an amount with a single blank between them, unless the whole cell is a number in groups. */
function amountBehind(cell: string): Read | undefined {
  const end = cell.lastIndexOf(' ');
  if (end < 0 || readMembershipNo(cell)) return undefined;
  const number = readNumber(cell.slice(0, end));
  const amount_cents = readAmount(cell.slice(end + 1));
  return typeof number === 'string' || amount_cents === undefined ? undefined : { number, amount_cents };
}

/** A cell with more digits than those of one number is ambiguous and refused. */
function readNumber(cell: string): PastedNumber | PastedProblem['why'] {
  const digits = [...cell].filter(hasDigit).length;
  const [invoice, ...invoices] = invoicesNamed(cell);
  if (invoice && invoices.length === 0) {
    const own = invoice.length - 1;
    return digits === own || digits === own + REFERENCE_CHECK_DIGITS ? { bill_number: invoice } : 'no_number';
  }
  const [membership_no, ...members] = membershipNosTold(cell);
  if (membership_no && members.length === 0 && digits === membership_no.length) return { membership_no };
  const bare = withoutBlanks(cell);
  return /^(?:[1-9][0-9]{6}|RF[0-9]{12,13})$/i.test(bare) ? 'wrong_check_digit' : 'no_number';
}

const REFERENCE_CHECK_DIGITS = 2;

function readAmount(cell: string): Cents | undefined {
  const bare = cell.replace(/€|EUR(?:O)?/gi, '').trim();
  const euros = readEuros(bare.endsWith(',-') ? bare.slice(0, -2) : bare);
  if (euros === undefined || !isEuroAmount(euros)) return undefined;
  const amount = fromEuros(euros);
  return amountProblem(amount) ? undefined : amount;
}

/** Tables put some cells between quotes. */
function cellsOf(line: string): string[] {
  return line.split(/[;\t]|\s{2,}/).map((cell) => cell.replaceAll('"', '').trim());
}

function hasDigit(text: string): boolean {
  return /[0-9]/.test(text);
}
