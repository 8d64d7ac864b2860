import { mayBeBilled, mayBeGivenBack } from '../../domain/invoicing/invoicing.access.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { OfficeInvoice } from '../../domain/invoicing/officeInvoice.ts';
import type { officeContract } from '../../domain/office/office.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { changeInvoiceStatus } from '../invoicing/invoices.actions.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { toOfficeInvoice } from '../invoicing/officeInvoices.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockAsSeen } from '../members/seen.actions.ts';
import * as assignment from '../payments/assignment.actions.ts';
import { listShownPayments } from '../payments/bankLines.reads.ts';
import * as payments from '../payments/payments.actions.ts';
import { findAssignmentByKey } from '../payments/payments.reads.ts';
import * as returning from '../payments/returning.actions.ts';
import { languageOf, type StaffChange } from '../platform/staff.ts';

type Calls = typeof officeContract;

/** Books what the bank credited for an invoice (D42). */
export async function bookPayment(
  change: StaffChange,
  { id, amount, seen: _, ...payment }: Input<Calls['bookPayment']>,
): Promise<Answer<Calls['bookPayment']>> {
  const booked = await payments.bookPayment(change, { ...payment, sale_invoice_id: id, amount_cents: amount });
  const { bank_transaction_id, invoice } = booked;
  const { household_id } = invoice;
  await record(change, { action: 'payment.booked', household_id, subject_id: bank_transaction_id });
  return { id: bank_transaction_id, invoice: shown(change, invoice) };
}

/** The bank took a payment back, of a divided transfer all parts; repeating it changes nothing (D42). */
export async function returnPayment(
  change: StaffChange,
  { id, returned_on }: Input<Calls['returnPayment']>,
): Promise<Answer<Calls['returnPayment']>> {
  const parts = await returning.returnPayment(change, { bank_transaction_id: id, returned_on });
  await recordReturned(change, parts);
  return { id, invoices: parts.flatMap(({ invoices }) => invoices.map((invoice) => shown(change, invoice))) };
}

/** What is free of a payment goes to another invoice of the household (D42); sent again with the same key it went there once. */
export async function assignPayment(
  change: StaffChange,
  { id, sale_invoice_id, amount, seen, idempotency_key: key }: Input<Calls['assignPayment']>,
): Promise<Answer<Calls['assignPayment']>> {
  const isMade = key !== undefined && (await findAssignmentByKey(change.tx, id, key)) !== undefined;
  if (!isMade) await lockAsSeen(change, ...(await listShownPayments(change.tx, id, seen)));
  const wanted = { bank_transaction_id: id, sale_invoice_id, amount_cents: amount, idempotency_key: key };
  const { invoices, isNew } = await assignment.assignPayment(change, wanted);
  const household_id = invoices[0]?.household_id ?? null;
  if (isNew) await record(change, { action: 'payment.assigned', household_id, subject_id: id });
  return { id, invoices: invoices.map((invoice) => shown(change, invoice)) };
}

/**
 * Confirms or cancels a draft for the member, gives an invoice up, or takes it up again (D43); what was paid on a void one
 * is free. Whoever is inactive is billed nothing new: `household_inactive` (D25); only what they have paid is given back.
 */
export async function takeInvoiceStep(
  change: StaffChange,
  { id, step }: Input<Calls['takeInvoiceStep']>,
): Promise<OfficeInvoice> {
  const known = await findInvoice(change.db, id);
  if (!known) return refuse('invoice_not_found');
  const household = await lockHousehold(change.tx, known.household_id);
  if (step === 'confirm' && !(household && mayBeBilled(household))) return refuse('household_inactive');
  if (step === 'giveBack' && !(household && mayBeGivenBack(household))) {
    return refuse('invoice_cant_be_updated_manually_to_this_status');
  }
  const invoice = (await lockInvoice(change.tx, id)) ?? refuse('invoice_not_found');
  const taken = await changeInvoiceStatus(change, invoice, step);
  const after = taken.status === 'void' ? await assignment.releasePayments(change, taken) : taken;
  await record(change, { action: `invoice.${step}`, household_id: invoice.household_id, subject_id: id });
  return shown(change, after);
}

/** In the record of every household that had a part of it: that it was taken back, or that this was told once more. */
export async function recordReturned(change: StaffChange, parts: readonly returning.ReturnedPart[]): Promise<void> {
  for (const { household_id, payment_id: subject_id, isKnown } of parts) {
    const action = isKnown ? 'payment.return_told' : 'payment.returned';
    await record(change, { action, household_id, subject_id });
  }
}

function shown(change: StaffChange, invoice: Invoice): OfficeInvoice {
  return toOfficeInvoice(invoice, languageOf(change.actor));
}
