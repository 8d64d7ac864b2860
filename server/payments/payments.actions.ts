import { isDeepStrictEqual } from 'node:util';
import type { WantedPayment } from '../../domain/approvals/approvals.ts';
import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { pastDayProblem } from '../../domain/members/pastDay.ts';
import { amountProblem } from '../../domain/payments/amount.ts';
import { bookedDayProblem, waitsForSecond } from '../../domain/payments/bank/unlikelyDay.ts';
import type { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { businessDay, type Day } from '../../domain/shared/day.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { addApproval } from '../approvals/approvals.actions.ts';
import { type ApprovalRecord, decisionOf, listOpenApprovals, toApproval } from '../approvals/approvals.reads.ts';
import { record } from '../audit/audit.actions.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { getBeginning, lockHousehold } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { StaffChange } from '../platform/staff.ts';
import { invoiceAnswer } from './invoiceAnswers.ts';
import { isBooked, isInBankFile, isLineOfBank } from './payments.reads.ts';
import { insertAllocation, insertTransaction } from './payments.writes.ts';
import { mayBePaid, type Staff, settle } from './settling.actions.ts';

type Call = (typeof paymentsContract)['bookPayment'];
type Sent = Omit<Input<Call>, 'seen'>;

/**
 * Books a payment by hand; if its day is before its invoice or more than a week ago, requests the approval of a second person
 * (decision 71). The same payment sent again waits once. Refuses as `bookPayment`.
 */
export async function bookPaymentByHand(
  change: StaffChange,
  { seen: _, ...payment }: Input<Call>,
): Promise<Answer<Call>> {
  const invoice = await lockForPayment(change, payment.id);
  if (!waitsForSecond(payment.value_date, { today: change.today, issued: invoice.date })) {
    return { ...(await bookPayment(change, payment)), approval: null };
  }
  await assertBookable(change, payment, invoice);
  const wanted = asWanted(payment, invoice);
  const { household_id } = invoice;
  const asked =
    (await findWaiting(change, household_id, wanted)) ??
    (await addApproval(change, { kind: 'payment', household_id, reason: null, wanted }));
  return { id: null, invoice: invoiceAnswer(change, invoice), approval: toApproval(asked, change.actor) };
}

/** Books a payment that a second person has approved, as it was requested. Refuses as `bookPayment`. */
export async function bookApproved(
  change: Staff,
  { sale_invoice_id: id, amount_cents: amount, bill_number: _, ...wanted }: WantedPayment,
  { asked_by, asked_at }: Pick<ApprovalRecord, 'asked_by' | 'asked_at'>,
): Promise<void> {
  const { value_date, counterparty_name: from, remittance_text: text, transaction_key: key } = wanted;
  const said = {
    counterparty_name: from ?? undefined,
    remittance_text: text ?? undefined,
    transaction_key: key ?? undefined,
  };
  await bookPayment(change, { id, amount, value_date, ...said }, { by: asked_by, on: businessDay(asked_at) });
}

/**
 * Books a payment by hand, wholly for one invoice (D42). Refuses with `invoice_not_found`, with
 * `status_of_invoice_not_supported_for_assignment` for a draft or an invoice that was given up, and with
 * `bank_transaction_already_exists` for the same payment again, unless the earlier one was returned, and for a payment that a
 * bank file contains: the same key, or without a key the same invoice, amount and day.
 */
export async function bookPayment(
  change: Staff,
  payment: Sent,
  { by, on }: Wish = { by: accountOf(change.actor), on: change.today },
): Promise<{ id: number; invoice: Answer<Call>['invoice'] }> {
  const invoice = await lockForPayment(change, payment.id);
  await assertBookable({ ...change, today: on }, payment, invoice);
  const { amount: amount_cents } = payment;
  const { household_id } = invoice;
  const made = { created_by: by, created_at: change.now };
  const id = await insertTransaction(change.tx, {
    ...made,
    transaction_key: keyOf(payment),
    source: 'manual',
    household_id,
    value_date: payment.value_date,
    amount_cents,
    counterparty_name: payment.counterparty_name ?? null,
    counterparty_iban: null,
    remittance_text: payment.remittance_text ?? null,
    payment_reference: invoice.payment_reference,
    returned_on: null,
    decided_by: made.created_by,
  });
  await insertAllocation(change.tx, {
    ...made,
    bank_transaction_id: id,
    sale_invoice_id: invoice.id,
    amount_cents,
    reversed_at: null,
  });
  const settled = await settle(change, invoice, { id, amount_cents });
  await record(change, { action: 'payment.booked', household_id, subject_id: id });
  return { id, invoice: invoiceAnswer(change, settled) };
}

/** Who wanted the payment, and on which day. */
type Wish = { by: number | null; on: Day };

function asWanted(payment: Sent, { bill_number }: Invoice): WantedPayment {
  const { id: sale_invoice_id, amount: amount_cents, value_date } = payment;
  const { counterparty_name = null, remittance_text = null, transaction_key = null } = payment;
  const said = { counterparty_name, remittance_text, transaction_key };
  return { sale_invoice_id, bill_number, amount_cents, value_date, ...said };
}

async function findWaiting(
  { tx }: Staff,
  householdId: number,
  wanted: WantedPayment,
): Promise<ApprovalRecord | undefined> {
  const open = await listOpenApprovals(tx, householdId);
  return open.find((one) => one.kind === 'payment' && isDeepStrictEqual(decisionOf(one).wanted, wanted));
}

async function assertBookable(change: Staff, payment: Sent, invoice: Invoice): Promise<void> {
  await checkPayment(change, payment, invoice);
  if (await hasBankTold(change, payment)) refuse('bank_transaction_already_exists');
  if (await isBooked(change.tx, keyOf(payment))) refuse('bank_transaction_already_exists');
}

/** Locks the household first, as every change of it does, so that two calls never deadlock. */
async function lockForPayment(change: Staff, id: number): Promise<Invoice> {
  const known = await findInvoice(change.tx, id);
  if (!known) return refuseInvoice('invoice_not_found');
  await lockHousehold(change.tx, known.household_id);
  const invoice = await lockInvoice(change.tx, id);
  if (!invoice || !mayBePaid(invoice.status)) return refuse('status_of_invoice_not_supported_for_assignment');
  // its household was merged into another one meanwhile (decision 109)
  if (invoice.household_id !== known.household_id) await lockHousehold(change.tx, invoice.household_id);
  return invoice;
}

async function checkPayment(
  { tx, today }: Staff,
  { amount, value_date }: Sent,
  { household_id, paid_cents }: Invoice,
): Promise<void> {
  const problem = amountProblem(amount, paid_cents);
  const { registered_on: registeredOn } = await getBeginning(tx, household_id);
  const dayProblem = pastDayProblem(value_date, registeredOn, today) ?? bookedDayProblem(value_date, today);
  const errors: FieldErrors = {
    ...(problem ? { amount: [problem] } : {}),
    ...(dayProblem ? { value_date: [dayProblem] } : {}),
  };
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors });
}

/** With a key only a bank line of that key counts; without one the invoice, amount and day are compared. */
function hasBankTold({ tx }: Staff, { transaction_key, id, amount, value_date }: Sent): Promise<boolean> {
  const payment = { sale_invoice_id: id, amount_cents: amount, value_date };
  return transaction_key ? isLineOfBank(tx, { ...payment, transaction_key }) : isInBankFile(tx, payment);
}

function keyOf({ transaction_key, id, value_date, amount, ...from }: Sent): string {
  if (transaction_key) return transaction_key;
  const key = `manual/${id}/${value_date}/${amount}/${from.counterparty_name ?? ''}`;
  return from.remittance_text ? `${key}/${from.remittance_text}` : key;
}
