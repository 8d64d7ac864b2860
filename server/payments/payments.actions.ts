import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { pastDayProblem } from '../../domain/members/pastDay.ts';
import { amountProblem } from '../../domain/payments/amount.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { bookedDayProblem } from '../../domain/payments/unlikelyDay.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { getRegistrationDay, lockHousehold } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import { isInBankFile, isLineOfBank } from './payments.reads.ts';
import { insertAllocation, insertTransaction } from './payments.writes.ts';
import { mayBePaid, type Staff, settle } from './settling.actions.ts';

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
 * `bank_transaction_already_exists` for the same payment again, unless the one before was returned, and for what the bank's
 * own file has brought: by the key that is given, without one by invoice, amount and day.
 */
export async function bookPayment(change: Staff, payment: ManualPayment): Promise<BookedPayment> {
  const invoice = await lockForPayment(change, payment.sale_invoice_id);
  await checkPayment(change, payment, invoice);
  if (await hasBankTold(change, payment)) refuse('bank_transaction_already_exists');
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
    decided_by: made.created_by,
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

/** The household first, as for every change of it, so that two calls never wait for each other. */
async function lockForPayment(change: Staff, id: number): Promise<Invoice> {
  const known = await findInvoice(change.tx, id);
  if (!known) return refuseInvoice('invoice_not_found');
  await lockHousehold(change.tx, known.household_id);
  const invoice = await lockInvoice(change.tx, id);
  if (!invoice || !mayBePaid(invoice.status)) return refuse('status_of_invoice_not_supported_for_assignment');
  return invoice;
}

async function checkPayment(
  { tx, today }: Staff,
  { amount_cents, value_date }: ManualPayment,
  { household_id, paid_cents }: Invoice,
): Promise<void> {
  const problem = amountProblem(amount_cents, paid_cents);
  const registeredOn = await getRegistrationDay(tx, household_id);
  const dayProblem = pastDayProblem(value_date, registeredOn, today) ?? bookedDayProblem(value_date, today);
  const errors: FieldErrors = {
    ...(problem ? { amount: [problem] } : {}),
    ...(dayProblem ? { value_date: [dayProblem] } : {}),
  };
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors });
}

/** A key that the bank gave to another line, or to none that we know, tells that this payment is another one. */
function hasBankTold({ tx }: Staff, { transaction_key, ...payment }: ManualPayment): Promise<boolean> {
  return transaction_key ? isLineOfBank(tx, { ...payment, transaction_key }) : isInBankFile(tx, payment);
}

function keyOf({ transaction_key, sale_invoice_id, value_date, amount_cents, ...from }: ManualPayment): string {
  if (transaction_key) return transaction_key;
  const key = `manual/${sale_invoice_id}/${value_date}/${amount_cents}/${from.counterparty_name ?? ''}`;
  return from.remittance_text ? `${key}/${from.remittance_text}` : key;
}
