import { isOwed, openItem } from '../../domain/invoicing/invoice.ts';
import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { type Kept, type Share, takeFree, withSurplus } from '../../domain/payments/assignment.ts';
import type { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import { settleInvoice } from '../invoicing/invoices.actions.ts';
import { findInvoice, getInvoice, type Invoice } from '../invoicing/invoices.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockAsSeen } from '../members/seen.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { listShownPayments } from './bank/bankLines.reads.ts';
import { freeOfHousehold } from './freeMoney.reads.ts';
import { invoiceAnswer } from './invoiceAnswers.ts';
import { findAssignmentByKey, findTransaction, listInvoiceIdsOf, lockTransaction } from './payments.reads.ts';
import { insertAllocation, reverseAllocations } from './payments.writes.ts';
import { listPaid, refundedOf } from './refunds.reads.ts';
import { lockInvoices, type Staff, settle } from './settling.actions.ts';

type Call = (typeof paymentsContract)['assignPayment'];

/**
 * Assigns what is free of a payment to another invoice of the household: what is unallocated, or what over-pays an invoice
 * (D42). Returns the invoices that change; sent again with the same key, the invoice that it went to. Refuses with
 * `bank_transaction_not_found`, `invoice_not_found`, `divided_bank_transaction_from_another_household`,
 * `status_of_invoice_not_supported_for_assignment` if nothing is owed on the invoice,
 * `allowed_only_for_over_paid_invoices` if nothing is free, `new_amount_must_be_lower` for more than is free or owed, and as
 * `lockAsSeen`, unless the key was used before.
 */
export async function assignPayment(
  change: Staff,
  { id, sale_invoice_id, amount: amount_cents, seen, idempotency_key }: Input<Call>,
): Promise<Answer<Call>> {
  const findMade = async () => idempotency_key && (await findAssignmentByKey(change.tx, id, idempotency_key));
  if (!(await findMade())) await lockAsSeen(change, ...(await listShownPayments(change.tx, id, seen)));
  const { transaction, target, invoices } = await lockForAssignment(change, { id, sale_invoice_id });
  const made = await findMade();
  if (made) return { id, invoices: [invoiceAnswer(change, await getInvoice(change.db, made.sale_invoice_id))] };
  if (!isOwed(target.status)) return refuse('status_of_invoice_not_supported_for_assignment');
  const credited = transaction.returned_on
    ? 0
    : transaction.amount_cents - (await refundedOf(change.tx, transaction.id));
  const taken = takeFree(amount_cents, cents(credited), await sharesOf(change, transaction, invoices));
  if ('problem' in taken) return refuse(taken.problem);
  // of another payment more may have been refunded than the bank left us
  if (amount_cents > (await freeOfHousehold(change.tx, target.household_id))) return refuse('new_amount_must_be_lower');
  if (amount_cents > openItem(target.status, target.amount_cents, target.paid_cents)) {
    return refuse('new_amount_must_be_lower');
  }
  for (const share of taken.kept) await keepOnly(change, transaction.id, share);
  await allocate(change, transaction.id, { sale_invoice_id: target.id, amount_cents, idempotency_key });
  const changed = [target.id, ...taken.kept.map(({ sale_invoice_id }) => sale_invoice_id)];
  const after: Invoice[] = [];
  for (const invoice of invoices)
    if (changed.includes(invoice.id)) after.push(await settle(change, invoice, transaction));
  await record(change, { action: 'payment.assigned', household_id: target.household_id, subject_id: id });
  return { id, invoices: after.map((invoice) => invoiceAnswer(change, invoice)) };
}

/** Unassigns all payments of an invoice that has become void, so that they can go to others (D43); the caller holds its lock. */
export async function unassignPayments(change: Change, { id, status }: Invoice): Promise<Invoice> {
  await reverseAllocations(change.tx, { sale_invoice_id: id }, change.now);
  await settleInvoice(change, id, { status, paid_cents: cents(0), settled_on: null });
  return getInvoice(change.db, id);
}

/** Locks household, payment and invoices in the same order as a return does. */
async function lockForAssignment(change: Staff, { id, sale_invoice_id }: Pick<Input<Call>, 'id' | 'sale_invoice_id'>) {
  const known = await findTransaction(change.tx, id);
  if (!known) return refuse('bank_transaction_not_found');
  const wanted = (await findInvoice(change.tx, sale_invoice_id)) ?? refuseInvoice('invoice_not_found');
  if (known.household_id !== wanted.household_id) return refuse('divided_bank_transaction_from_another_household');
  await lockHousehold(change.tx, wanted.household_id);
  const transaction = (await lockTransaction(change.tx, known.id)) ?? refuse('bank_transaction_not_found');
  // a colleague may just have taken it from the household
  if (transaction.household_id !== wanted.household_id)
    return refuse('divided_bank_transaction_from_another_household');
  const ids = new Set([...(await listInvoiceIdsOf(change.tx, known.id)), wanted.id]);
  const invoices = await lockInvoices(change, [...ids].sort(byNumber));
  const target = invoices.find((invoice) => invoice.id === wanted.id) ?? refuseInvoice('invoice_not_found');
  return { transaction, target, invoices };
}

type Transaction = { id: number; household_id: number | null };

async function sharesOf(
  change: Staff,
  { id, household_id }: Transaction,
  invoices: readonly Invoice[],
): Promise<Share[]> {
  const payments = household_id === null ? [] : await listPaid(change.tx, household_id);
  return withSurplus(payments, neededOn(invoices)).find((payment) => payment.id === id)?.shares ?? [];
}

/** What invoices need, by their ids; a void one needs nothing, although earlier versions left payments on it. */
export function neededOn(invoices: readonly Invoice[]): Map<number, Cents> {
  return new Map(invoices.map(({ id, status, amount_cents }) => [id, status === 'void' ? cents(0) : amount_cents]));
}

/** Reverses what went to an invoice and writes anew what stays there, so that the history shows both. */
export async function keepOnly(
  change: Staff,
  transactionId: number,
  { sale_invoice_id, amount_cents }: Kept,
): Promise<void> {
  const part = { bank_transaction_id: transactionId, sale_invoice_id };
  await reverseAllocations(change.tx, part, change.now);
  if (amount_cents > 0) await allocate(change, transactionId, { sale_invoice_id, amount_cents });
}

type Part = Kept & { idempotency_key?: string | undefined };

async function allocate(change: Staff, bank_transaction_id: number, part: Part): Promise<void> {
  const made = { created_by: accountOf(change.actor), created_at: change.now };
  await insertAllocation(change.tx, { ...part, ...made, bank_transaction_id, reversed_at: null });
}

function byNumber(one: number, other: number): number {
  return one - other;
}
