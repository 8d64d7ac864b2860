import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { amountProblem } from '../../domain/payments/amount.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { type Day, isAfter } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import { findTransaction, isInBankFile, listInvoiceIdsOf, lockTransaction } from './payments.reads.ts';
import { insertAllocation, insertTransaction, markReturned, reverseAllocations } from './payments.writes.ts';
import { lockInvoices, mayBePaid, type Staff, settle } from './settling.actions.ts';

export type ManualPayment = {
  sale_invoice_id: number;
  amount_cents: Cents;
  /** The day on which the bank credited the money; it may start the waiting period (D21). */
  value_date: Day;
  /** What names this transaction at the bank; without it invoice, day, amount, payer and text do. */
  transaction_key?: string | null | undefined;
  counterparty_name?: string | null | undefined;
  counterparty_iban?: string | null | undefined;
  remittance_text?: string | null | undefined;
};

export type BookedPayment = { bank_transaction_id: number; invoice: Invoice };

/**
 * Books a payment by hand, wholly for one invoice (D42). Refuses with `invoice_not_found`,
 * `status_of_invoice_not_supported_for_assignment` for a draft or an invoice that is given up,
 * `bank_transaction_already_exists` for the same payment again, unless the one before was returned, and without a key of its
 * own for what the bank's own file has brought.
 */
export async function bookPayment(change: Staff, payment: ManualPayment): Promise<BookedPayment> {
  const invoice = await lockForPayment(change, payment.sale_invoice_id);
  checkPayment(payment, invoice, change.today);
  if (!payment.transaction_key && (await isInBankFile(change.tx, payment))) refuse('bank_transaction_already_exists');
  const { amount_cents } = payment;
  const made = { created_by: accountOf(change.actor), created_at: change.now };
  const bank_transaction_id = await insertTransaction(change.tx, {
    ...made,
    transaction_key: keyOf(payment),
    source: 'manual',
    household_id: invoice.household_id,
    value_date: payment.value_date,
    amount_cents,
    counterparty_name: payment.counterparty_name ?? null,
    counterparty_iban: payment.counterparty_iban ?? null,
    remittance_text: payment.remittance_text ?? null,
    payment_reference: invoice.payment_reference,
    returned_on: null,
  });
  await insertAllocation(change.tx, {
    ...made,
    bank_transaction_id,
    sale_invoice_id: invoice.id,
    amount_cents,
    reversed_at: null,
  });
  const transaction = { id: bank_transaction_id, amount_cents };
  return { bank_transaction_id, invoice: await settle(change, invoice, transaction) };
}

/**
 * The bank has taken a payment back: its allocations no longer count, and what they had settled is owed again (D21, D42).
 * Repeating it changes nothing. Refuses with `bank_transaction_not_found`, also for what is nobody's or left the account.
 */
export async function returnPayment(
  change: Staff,
  {
    bank_transaction_id: id,
    returned_on = change.today,
  }: { bank_transaction_id: number; returned_on?: Day | undefined },
): Promise<Invoice[]> {
  const known = await findTransaction(change.tx, id);
  if (!known?.household_id || known.amount_cents < 0) return refuse('bank_transaction_not_found');
  if (isAfter(returned_on, change.today)) return refuseFuture('returned_on');
  await lockHousehold(change.tx, known.household_id);
  const transaction = await lockTransaction(change.tx, id);
  if (transaction?.household_id !== known.household_id) return refuse('bank_transaction_not_found');
  return takeBack(change, transaction, returned_on);
}

type Known = NonNullable<Awaited<ReturnType<typeof lockTransaction>>>;

/** The same of a payment that is locked, after its household if it is somebody's; what is nobody's waits for nobody then. */
export async function takeBack(change: Staff, transaction: Known, returnedOn: Day): Promise<Invoice[]> {
  const { id: bank_transaction_id } = transaction;
  const invoices = await lockInvoices(change, await listInvoiceIdsOf(change.tx, bank_transaction_id));
  if (transaction.returned_on) return invoices;
  await markReturned(change.tx, bank_transaction_id, returnedOn);
  await reverseAllocations(change.tx, { bank_transaction_id }, change.now);
  const after: Invoice[] = [];
  for (const invoice of invoices) after.push(await settle(change, invoice, transaction));
  return after;
}

/** The household first, as for every change of it, so that two calls never wait for each other. */
async function lockForPayment(change: Staff, id: number): Promise<Invoice> {
  const known = await findInvoice(change.tx, id);
  if (!known) return refuseInvoice('invoice_not_found');
  await lockHousehold(change.tx, known.household_id);
  const invoice = await lockInvoice(change.tx, id);
  if (!invoice || !mayBePaid(invoice.status)) return refuse('status_of_invoice_not_supported_for_assignment');
  return invoice;
}

function checkPayment({ amount_cents, value_date }: ManualPayment, { paid_cents }: Invoice, today: Day): void {
  const problem = amountProblem(amount_cents, paid_cents);
  const errors: FieldErrors = {
    ...(problem ? { amount: [problem] } : {}),
    ...(isAfter(value_date, today) ? { value_date: ['date_must_be_in_the_past'] } : {}),
  };
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors });
}

function refuseFuture(field: string): never {
  return refuse('validation_failed', { errors: { [field]: ['date_must_be_in_the_past'] } });
}

function keyOf({ transaction_key, sale_invoice_id, value_date, amount_cents, ...from }: ManualPayment): string {
  if (transaction_key) return transaction_key;
  const key = `manual/${sale_invoice_id}/${value_date}/${amount_cents}/${from.counterparty_name ?? ''}`;
  return from.remittance_text ? `${key}/${from.remittance_text}` : key;
}
