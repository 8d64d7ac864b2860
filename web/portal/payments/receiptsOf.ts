import { confirmedStatuses, invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { JournalEntry } from '../../../domain/invoicing/invoicing.contract.ts';
import type { Offer, Payable } from './offers.ts';

/** How far the invoices of an application are confirmed: `done` of `all`, and the types that are left. */
export type Receipts = { done: number; all: number; types: Payable[] };

export function receiptsOf(offers: readonly Offer[], journal: readonly JournalEntry[]): Receipts {
  const done = journal.filter(isConfirmed).length;
  return { done, all: done + offers.length, types: offers.map(({ type }) => type) };
}

const CONFIRMED: readonly number[] = confirmedStatuses.map((status) => invoiceStatusIds[status]);

function isConfirmed({ sale_invoice: { type, status_id } }: JournalEntry): boolean {
  return type !== 'sim' && CONFIRMED.includes(status_id);
}
