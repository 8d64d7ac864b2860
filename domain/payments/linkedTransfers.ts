import { type InvoiceStatus, isOwed } from '../invoicing/invoice.ts';

/** An invoice behind a link, in its present state. */
type Linked = { status: InvoiceStatus };

/**
 * What a link to invoices shows: `together` while all of them are open, `apart` once only some are, `paid` once nothing is
 * owed and something was paid, `nothing` if all of them were cancelled or given up (decision 63).
 */
export type LinkedTransfers = 'together' | 'apart' | 'paid' | 'nothing';

/** What a link to these invoices shows. A single one is shown together with itself. */
export function linkedTransfers(invoices: readonly Linked[]): LinkedTransfers {
  const owed = invoices.filter(({ status }) => isOwed(status));
  if (owed.length > 0) return owed.length === invoices.length ? 'together' : 'apart';
  return invoices.some(({ status }) => status === 'paid' || status === 'over_paid') ? 'paid' : 'nothing';
}
