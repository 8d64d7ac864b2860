import { confirmedStatuses, type InvoiceStatus } from '../../domain/invoicing/invoice.ts';
import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { isSettled, settlementOf } from '../../domain/payments/settlement.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { renewDueDate, settleInvoice } from '../invoicing/invoices.actions.ts';
import { getInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { amountOwed } from '../invoicing/mailing.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellMember } from '../members/tellMember.actions.ts';
import { tell } from '../notifications/tell.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { paidMessage, releasedMessage, returnedMessage } from './payments.letters.ts';
import { invoicePaid, invoiceReleased, invoiceReopened } from './payments.news.ts';
import { listAllocated } from './payments.reads.ts';

/** Who books payments. */
export type Staff = Change<OfficeActor | SystemActor>;

/** `isRelease`: it was never meant for the invoice; else the bank took back what is owed again. */
type Transaction = { id: number; amount_cents: Cents; isRelease?: boolean };

/**
 * Reckons what the allocations now make of a locked invoice, and announces when that settles it, also on another day, or
 * reopens it. Where more is owed than before the member is told, also where it had been paid in part only: nobody is
 * reminded of it before it is due again (D44).
 */
export async function settle(change: Staff, before: Invoice, transaction: Transaction): Promise<Invoice> {
  const { id, household_id, type } = before;
  const allocated = await listAllocated(change.tx, id);
  const settlement = settlementOf(before.amount_cents, allocated, before.date ?? change.today);
  // an invoice that was given up meanwhile stays so; only what was paid on it changes
  const status = mayBePaid(before.status) ? settlement.status : before.status;
  await settleInvoice(change, id, { ...settlement, status });
  const isMoreOwed = amountOwed({ ...before, ...settlement, status }) > amountOwed(before);
  if (isMoreOwed) await renewDueDate(change, before);
  const invoice = await getInvoice(change.db, id);
  if (isSettled(status) && !isSettled(before.status)) await tellPaid(change, invoice, transaction.id);
  // also where only the day is another: a waiting period may begin with it (D21)
  if (isSettled(status) && settlement.settled_on !== before.settled_on) {
    change.announce(invoicePaid, { id, household_id, type });
  }
  if (isMoreOwed) await tellReturned(change, invoice, { ...transaction, wasSettled: isSettled(before.status) });
  if (!isSettled(status) && isSettled(before.status)) {
    change.announce(transaction.isRelease ? invoiceReleased : invoiceReopened, { id, household_id, type });
  }
  return invoice;
}

async function tellPaid(change: Staff, invoice: Invoice, transactionId: number): Promise<void> {
  const to = await getRecipient(change.db, invoice.household_id);
  const effectKey = `payments.paid/${invoice.id}/${transactionId}/${momentOf(change)}`;
  await tellMember(change, { effectKey, to, message: (reader) => paidMessage(invoice, reader) });
}

type TakenBack = Transaction & { wasSettled: boolean };

/** After a death nobody is written about a debt: people decide (D44). */
async function tellReturned(change: Staff, invoice: Invoice, takenBack: TakenBack): Promise<void> {
  const { id, amount_cents, wasSettled, isRelease } = takenBack;
  const to = await getRecipient(change.db, invoice.household_id);
  if (to.standing === 'deceased') return;
  const { association } = change.settings;
  const what = { invoice, amount_cents, wasSettled, association };
  const message = (reader: typeof to) => (isRelease ? releasedMessage(what, reader) : returnedMessage(what, reader));
  const effectKey = `payments.${isRelease ? 'released' : 'returned'}/${invoice.id}/${id}/${momentOf(change)}`;
  await tell(change, { effectKey, to, message });
}

/** A payment may settle an invoice, be taken back and settle it again: the moment tells the two apart. */
function momentOf(change: Staff): string {
  return change.now.toISOString();
}

/** In the order of their ids, so that two calls never wait for each other. */
export async function lockInvoices(change: Staff, ids: readonly number[]): Promise<Invoice[]> {
  const invoices: Invoice[] = [];
  for (const id of ids) invoices.push((await lockInvoice(change.tx, id)) ?? refuseInvoice('invoice_not_found'));
  return invoices;
}

/** Whether payments may be booked for it: neither a draft nor given up. */
export function mayBePaid(status: InvoiceStatus): boolean {
  return confirmedStatuses.some((confirmed) => confirmed === status);
}
