import type { cashContract } from '../../domain/cash/cash.contract.ts';
import { refuse } from '../../domain/cash/cash.refusals.ts';
import { spread } from '../../domain/cash/spread.ts';
import { isOwed, openItem } from '../../domain/invoicing/invoice.ts';
import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { refuse as refusePayment } from '../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { compareDays, isAfter } from '../../domain/shared/day.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { lockHousehold, lockHouseholds } from '../members/household.reads.ts';
import { lockAsSeen } from '../members/seen.actions.ts';
import { bookCash, withdrawCash } from '../payments/cashPayments.actions.ts';
import { lockInvoices } from '../payments/settling.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { StaffChange } from '../platform/staff.ts';
import { lockCashBook, takeReceiptNumber } from './cash.writes.ts';
import { addEntry, assertEnough, openBook, refuseDay } from './entering.actions.ts';
import { type EntryRecord, findEntryByKey, getEntry, isReversible, toReceipt } from './entries.reads.ts';

type Calls = typeof cashContract;

/**
 * Takes cash of a household for invoices that it owes, those that are due first first, and makes its receipt (decision 91). Sent
 * again with the same key, it returns the same receipt. Refuses with `HouseholdNotFound`, `invoice_not_found`,
 * `status_of_invoice_not_supported_for_assignment` if nothing is owed on an invoice, `new_amount_must_be_lower` for more than is
 * owed, as `lockAsSeen` unless the key was used before, and as `openBook`.
 */
export async function takeCash(
  change: StaffChange,
  { id: household_id, seen, amount, day, invoice_ids, from = null, idempotency_key }: Input<Calls['takeCash']>,
): Promise<Answer<Calls['takeCash']>> {
  const key = { key: idempotency_key, by: accountOf(change.actor) };
  if (!(await findEntryByKey(change.tx, key))) await lockAsSeen(change, { household_id, seen });
  if (!(await lockHousehold(change.tx, household_id))) return refuseInvoice('HouseholdNotFound');
  const made = await openBook(change, { day, idempotency_key });
  if (made) return toReceipt(made);
  const invoices = await lockOwed(change, household_id, invoice_ids);
  if (invoices.some(({ date }) => date !== null && isAfter(date, day))) return refuseDay('too_long_ago');
  const parts = partsOf(amount, invoices);
  const numbered = await takeReceiptNumber(change.tx, day);
  const { receipt_no } = numbered;
  const cash = { receipt_no, household_id, day, amount_cents: amount, from, invoices, parts };
  const bank_transaction_id = await bookCash(change, cash);
  const entry = { household_id, bank_transaction_id, day, amount_cents: amount, text: null, reverses: null };
  const taken = await addEntry(change, { ...entry, kind: 'payment', idempotency_key }, numbered);
  await record(change, { action: 'cash.taken', household_id, subject_id: taken.id });
  return toReceipt(await getEntry(change.tx, taken.id));
}

/**
 * Reverses an entry by a counter-entry of today. A payment is withdrawn, and what it had paid is owed again. Refuses with
 * `cash_entry_not_found`, `cash_entry_not_reversible`, `cash_deposit_told`, `cash_not_enough`, as `lockAsSeen`, and as
 * `withdrawCash`.
 */
export async function reverseCash(
  change: StaffChange,
  { id, seen, reason }: Input<Calls['reverseCash']>,
): Promise<Answer<Calls['reverseCash']>> {
  const { household_id: known, paid_for } = await getEntry(change.tx, id);
  await lockAsSeen(change, { household_id: known, seen });
  const households = [known, paid_for].filter((one) => one !== null);
  await lockHouseholds(change.tx, households);
  await lockCashBook(change.tx);
  const entry = await getEntry(change.tx, id);
  if (!isReversible(entry)) return refuse('cash_entry_not_reversible');
  if (entry.is_told) return refuse('cash_deposit_told');
  const amount_cents = cents(-entry.amount_cents);
  if (amount_cents < 0) await assertEnough(change, change.today, entry.amount_cents);
  await withdrawPaymentOf(change, entry);
  const { kind, household_id, bank_transaction_id } = entry;
  const counter = { kind, household_id, bank_transaction_id, amount_cents, day: change.today };
  const made = await addEntry(change, { ...counter, text: reason, reverses: id });
  await record(change, { action: 'cash.reversed', household_id, subject_id: made.id, reason });
  return toReceipt(await getEntry(change.tx, made.id));
}

async function withdrawPaymentOf(
  change: StaffChange,
  { bank_transaction_id: id, paid_for: household_id }: EntryRecord,
): Promise<void> {
  if (id !== null && household_id !== null) await withdrawCash(change, { id, household_id });
}

async function lockOwed(change: StaffChange, householdId: number, ids: readonly number[]): Promise<Invoice[]> {
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  const invoices = await lockInvoices(change, inOrder);
  for (const { household_id, status } of invoices) {
    if (household_id !== householdId) return refuseInvoice('invoice_not_found');
    if (!isOwed(status)) return refusePayment('status_of_invoice_not_supported_for_assignment');
  }
  return invoices;
}

/** The invoices that are due first are paid first. */
function partsOf(amount: Cents, invoices: readonly Invoice[]) {
  const byDueDate = invoices.toSorted((one, other) => compareDue(one, other) || one.id - other.id);
  const owing = byDueDate.map(({ id, status, amount_cents, paid_cents }) => ({
    id,
    open_cents: openItem(status, amount_cents, paid_cents),
  }));
  const shared = spread(amount, owing);
  return 'problem' in shared ? refusePayment(shared.problem) : shared.parts;
}

function compareDue({ due_date: one }: Invoice, { due_date: other }: Invoice): number {
  return one && other ? compareDays(one, other) : 0;
}
