import type { InvoiceStep } from '../../../domain/invoicing/invoice.ts';
import { openInstead } from '../../invoicing/invoices.actions.ts';
import type { Invoice } from '../../invoicing/invoices.reads.ts';
import type { Change } from '../../platform/context.ts';
import { takeStep } from '../invoiceSteps.actions.ts';
import { leadLinksOn } from '../links/paymentLinks.writes.ts';

type Instead = Omit<Parameters<typeof openInstead>[2], 'household_id'> & { step: InvoiceStep };

/**
 * The old invoice is taken back as if the office had done it; the new one is confirmed, and the links to the old one lead to it. With
 * no items nothing takes its place. The caller has locked the invoice.
 */
export async function replaceInvoice(change: Change, old: Invoice, { step, type, items }: Instead): Promise<void> {
  await takeStep(change, old, step);
  if (items.length === 0) return;
  const anew = await openInstead(change, old, { household_id: old.household_id, type, items });
  await leadLinksOn(change.tx, old.id, anew.id);
}
