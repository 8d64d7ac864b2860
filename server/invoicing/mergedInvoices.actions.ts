import type { Change } from '../platform/context.ts';
import { changeInvoiceStatus } from './invoices.actions.ts';
import { listInvoices } from './invoices.reads.ts';
import { moveCharges, moveInvoices } from './invoicing.writes.ts';

/** Cancels the drafts of a household (locked before) that is merged into another one: it is never charged again. */
export async function cancelDrafts(change: Change, householdId: number): Promise<void> {
  for (const invoice of await listInvoices(change.tx, householdId, { direction: 'asc' })) {
    if (invoice.status === 'draft') await changeInvoiceStatus(change, invoice, 'cancel');
  }
}

type Persons = { fromId: number; toId: number };

/** Confirmed invoices belong to another household (both are locked), and charge its people (decision 109). */
export async function passInvoices(
  change: Change,
  { from, to, persons }: { from: number; to: number; persons: readonly Persons[] },
): Promise<void> {
  await moveInvoices(change.tx, from, to);
  for (const same of persons) await moveCharges(change.tx, same);
}
