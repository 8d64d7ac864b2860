import type { OfficeInvoice } from '../../domain/invoicing/officeInvoice.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { toOfficeInvoice } from '../invoicing/officeInvoices.reads.ts';
import { languageOf, type StaffChange } from '../platform/staff.ts';

/** An invoice as the calls about money return it, in the clerk's language. */
export function invoiceAnswer({ actor }: StaffChange, invoice: Invoice): OfficeInvoice {
  return toOfficeInvoice(invoice, languageOf(actor));
}

/** The invoices of several parts of a payment, as `invoiceAnswer`. */
export function invoicesAnswer(
  change: StaffChange,
  parts: readonly { invoices: readonly Invoice[] }[],
): OfficeInvoice[] {
  return parts.flatMap(({ invoices }) => invoices.map((invoice) => invoiceAnswer(change, invoice)));
}
