import { confirmedStatuses, type InvoiceStatus } from '../../domain/invoicing/invoice.ts';
import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { type Allocated, isSettled, settlementOf } from '../../domain/payments/settlement.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { renewDueDate, type Settlement, settleInvoice } from '../invoicing/invoices.actions.ts';
import { getInvoice, type Invoice, type InvoiceHead, lockInvoice } from '../invoicing/invoices.reads.ts';
import { stillOpen } from '../invoicing/mailing.reads.ts';
import { getRecipient, type Recipient } from '../members/recipient.reads.ts';
import { tellAboutMoney } from '../members/tellMember.actions.ts';
import type { Telling } from '../notifications/tell.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { holding } from '../platform/heldMessages.ts';
import { invoicePaid, invoiceReopened, invoiceUnassigned } from './payments.news.ts';
import { listAllocated } from './payments.reads.ts';
import { paidMessage, returnedMessage, unassignedMessage } from './payments.wording.ts';

/** A change by somebody who may book payments. */
export type Staff = Change<OfficeActor | SystemActor>;

/** `isRelease`: the payment was never meant for the invoice; otherwise the bank took it back. */
type Transaction = { id: number; amount_cents: Cents; isUnassigning?: boolean };

/**
 * Computes the status of a locked invoice from its allocations, and announces if that settles it, settles it on another day, or
 * reopens it. If more is owed than before, the member is told and the invoice gets a new due date, so that no reminder comes
 * before it (D44).
 */
export async function settle(change: Staff, before: Invoice, transaction: Transaction): Promise<Invoice> {
  const { id, household_id, type } = before;
  // what a clerk books by mistake is undone within minutes, and nobody hears of it (decision 77)
  const held = transaction.isUnassigning ? change : holding(change, bookingCause(transaction.id));
  const now = reckon(before, await listAllocated(change.tx, id), change.today);
  await settleInvoice(change, id, now.settlement);
  if (now.isMoreOwed) await renewDueDate(change, before);
  const invoice = await getInvoice(change.db, id);
  if (now.isNewlySettled) await tellPaid(held, invoice, transaction.id);
  if (now.hasNewDay) held.announce(invoicePaid, { id, household_id, type });
  if (now.isMoreOwed) await tellReturned(change, invoice, { ...transaction, wasSettled: isSettled(before.status) });
  if (now.isReopened) {
    change.announce(transaction.isUnassigning ? invoiceUnassigned : invoiceReopened, { id, household_id, type });
  }
  return invoice;
}

/** By which the messages that a booked payment causes are found again. */
export function bookingCause(transactionId: number): string {
  return `booking/${transactionId}`;
}

/** The new state of an invoice, and what follows from it. */
export type Reckoned = {
  settlement: Settlement;
  isNewlySettled: boolean;
  /** It is settled on another day than before; a waiting period may begin with it (D21). */
  hasNewDay: boolean;
  isMoreOwed: boolean;
  isReopened: boolean;
};

/** The rule of `settle`. An invoice that is void, uncollectible or cancelled keeps its status, whatever is paid on it. */
export function reckon(before: InvoiceHead, allocated: readonly Allocated[], today: Day): Reckoned {
  const reckoned = settlementOf(before.amount_cents, allocated, before.date ?? today);
  const status = mayBePaid(before.status) ? reckoned.status : before.status;
  const settlement = { ...reckoned, status };
  return {
    settlement,
    isNewlySettled: isSettled(status) && !isSettled(before.status),
    hasNewDay: isSettled(status) && settlement.settled_on !== before.settled_on,
    isMoreOwed: stillOpen({ ...before, ...settlement }) > stillOpen(before),
    isReopened: !isSettled(status) && isSettled(before.status),
  };
}

async function tellPaid(change: Staff, invoice: Invoice, transaction_id: number): Promise<void> {
  const to = await getRecipient(change.db, invoice.household_id);
  await tellAboutMoney(change, paidTelling(change, { invoice, transaction_id, to }));
}

type PaidBy = { invoice: InvoiceHead; transaction_id: number; to: Recipient };

/** The message to a household when a payment has settled an invoice. */
export function paidTelling(
  change: Staff,
  { invoice, transaction_id, to }: PaidBy,
  inWords = paidMessage,
): Telling<Recipient> {
  const effectKey = `payments.paid/${invoice.id}/${transaction_id}/${momentOf(change)}` as const;
  return { effectKey, to, message: inWords(invoice) };
}

type TakenBack = Transaction & { wasSettled: boolean };

/** After a death no message about a debt is sent: the office decides (D44). */
async function tellReturned(change: Staff, invoice: Invoice, takenBack: TakenBack): Promise<void> {
  const { id, amount_cents, wasSettled, isUnassigning } = takenBack;
  const to = await getRecipient(change.db, invoice.household_id);
  if (to.standing === 'deceased') return;
  const { association } = change.settings;
  const what = { invoice, amount_cents, wasSettled, association };
  const message = isUnassigning ? unassignedMessage(what) : returnedMessage(what);
  const kind = isUnassigning ? 'payments.unassigned' : 'payments.returned';
  const effectKey = `${kind}/${invoice.id}/${id}/${momentOf(change)}` as const;
  await tellAboutMoney(change, { effectKey, to, message });
}

/** A payment may settle an invoice, be returned and settle it again: the time distinguishes the two messages. */
function momentOf(change: Staff): string {
  return change.now.toISOString();
}

/** Locks invoices in the given order; callers sort the ids, so that two calls never deadlock. */
export async function lockInvoices(change: Pick<Change, 'tx'>, ids: readonly number[]): Promise<Invoice[]> {
  const invoices: Invoice[] = [];
  for (const id of ids) invoices.push((await lockInvoice(change.tx, id)) ?? refuseInvoice('invoice_not_found'));
  return invoices;
}

/** Whether payments may be booked for an invoice of this status: not a draft and not given up. */
export function mayBePaid(status: InvoiceStatus): boolean {
  return confirmedStatuses.some((confirmed) => confirmed === status);
}
