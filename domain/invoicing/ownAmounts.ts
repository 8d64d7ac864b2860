import { isExisting, type MemberStatus } from '../members/memberStatus.ts';
import { type Day, day, isAfter, yearOf } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { FeeBasis } from './fees.ts';
import type { InvoiceStatus, InvoiceStep } from './invoice.ts';

/** What a person pays for a year in place of the table's contribution (decision 99); 0 is nothing. */
export type OwnAmount = { member_id: number; amount_cents: Cents };

/** Far above any contribution, to catch typing errors. */
export const LARGEST_OWN_AMOUNT = cents(1_000_000);

/** The years for which an own amount may be set: a year that is over cannot be invoiced any more. */
export function yearsOfOwnAmounts(today: Day): [number, number] {
  return [yearOf(today), yearOf(today) + 1];
}

/** The day on which the year's contribution is calculated: today, or 1 January of a year to come. */
export function reckonedOn(year: number, today: Day): Day {
  const newYear = day(`${year}-01-01`);
  return isAfter(newYear, today) ? newYear : today;
}

/** An applicant is told what the table asks for; people who have ended are not invoiced. */
export function mayHaveOwnAmount({ status }: { status: MemberStatus }): boolean {
  return isExisting(status);
}

/**
 * The step that takes an invoice back so that another amount can be invoiced in its place; undefined if money was paid on it or it
 * was written off. One over 0 counts as paid (D35).
 */
export function stepToReplace(invoice: {
  status: InvoiceStatus;
  paid_cents: Cents;
  amount_cents: Cents;
}): InvoiceStep | undefined {
  if (invoice.paid_cents > 0) return undefined;
  if (invoice.status === 'open') return 'void';
  return invoice.status === 'paid' && invoice.amount_cents === 0 ? 'giveBack' : undefined;
}

type Line = {
  member_id: number | null;
  first_name: string | null;
  last_name: string | null;
  basis: FeeBasis | null;
  amount_cents: Cents;
};
type NewLine = { member_id: number; first_name: string; last_name: string; basis: FeeBasis; amount_cents: Cents };

/**
 * The lines of an invoice with another amount for one person; everybody else keeps what they were charged. Undefined if a line
 * names nobody, because the person was erased.
 */
export function linesWith(
  lines: readonly Line[],
  { member_id: whose, amount_cents }: OwnAmount,
): NewLine[] | undefined {
  const anew = lines.flatMap(({ member_id, first_name, last_name, basis, amount_cents: before }) => {
    if (member_id === null || first_name === null || last_name === null || basis === null) return [];
    return [{ member_id, first_name, last_name, basis, amount_cents: member_id === whose ? amount_cents : before }];
  });
  return anew.length === lines.length ? anew : undefined;
}
