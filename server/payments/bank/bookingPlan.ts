import type { InvoicePart } from '../../../domain/payments/bank/verdict.ts';
import type { Allocated } from '../../../domain/payments/settlement.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { InvoiceHead } from '../../invoicing/invoices.reads.ts';
import { reckon } from '../settling.actions.ts';
import { unambiguousParts } from './bankLines.actions.ts';
import type { LineRecord } from './bankLines.reads.ts';

/** A line that names invoices of one household only, with these invoices' ids. */
export type NamingLine = { line: LineRecord; household_id: number; invoice_ids: readonly number[] };

/** Locked invoices of a household with what counts for them. */
export type Payable = { invoice: InvoiceHead; allocated: readonly Allocated[] };

/** What is to be written for the lines of one household. */
export type BookingPlan = {
  bookings: { line_id: number; household_id: number; parts: InvoicePart[] }[];
  /** The invoices that change, as they then are. */
  invoices: InvoiceHead[];
  /** Invoices as they are when a payment settles them. */
  paid: { invoice: InvoiceHead; transaction_id: number }[];
  /** Invoices that are settled on another day than before. */
  resettled: InvoiceHead[];
};

/**
 * Decides about a household's lines in the order given; each decision takes the payments of those before it into account. The
 * same as `bookNamed` for each, without the database. Undefined if a payment would increase what is owed, for example if an
 * invoice is marked as paid without a payment: only `settle` handles that.
 */
export function planBookings(
  lines: readonly NamingLine[],
  payable: ReadonlyMap<number, Payable>,
  today: Day,
): BookingPlan | undefined {
  const now = new Map<number, Payable>();
  const plan: BookingPlan = { bookings: [], invoices: [], paid: [], resettled: [] };
  const changed = new Set<number>();
  for (const { line, household_id, invoice_ids } of lines) {
    const named = invoice_ids.flatMap((id) => now.get(id) ?? payable.get(id) ?? []);
    const parts = unambiguousParts(
      line,
      named.map(({ invoice }) => invoice),
    );
    if (parts.length === 0) continue;
    plan.bookings.push({ line_id: line.id, household_id, parts });
    for (const before of named) {
      const { invoice } = before;
      const allocated = [...before.allocated, ...partsOf(line, parts, invoice)];
      const { settlement, ...what } = reckon(invoice, allocated, today);
      if (what.isMoreOwed || what.isReopened) return undefined;
      const after = { ...invoice, ...settlement };
      now.set(invoice.id, { invoice: after, allocated });
      changed.add(invoice.id);
      if (what.isNewlySettled) plan.paid.push({ invoice: after, transaction_id: line.id });
      if (what.hasNewDay) plan.resettled.push(after);
    }
  }
  return { ...plan, invoices: [...changed].flatMap((id) => now.get(id)?.invoice ?? []) };
}

function partsOf({ value_date }: LineRecord, parts: readonly InvoicePart[], { id }: InvoiceHead): Allocated[] {
  return parts
    .filter(({ sale_invoice_id }) => sale_invoice_id === id)
    .map(({ amount_cents }) => ({ amount_cents, value_date }));
}
