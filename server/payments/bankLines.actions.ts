import { openItem } from '../../domain/invoicing/invoice.ts';
import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { amountProblem } from '../../domain/payments/amount.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { type BillPart, verdictOn } from '../../domain/payments/verdict.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { findInvoice, type Invoice, type InvoiceHead, lockInvoice } from '../invoicing/invoices.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import { findBillsNamed, findLine, type LineRecord, lockLine } from './bankLines.reads.ts';
import { findConfirmingLine } from './confirming.reads.ts';
import { listParts, lockTransaction } from './payments.reads.ts';
import { insertAllocation, markWithdrawn, reverseAllocations } from './payments.writes.ts';
import { refundedOf } from './refunds.reads.ts';
import { lockInvoices, mayBePaid, type Staff, settle } from './settling.actions.ts';
import { giveLineTo, setConfirms, setLaidAside, takeLineFrom } from './statements.writes.ts';

/**
 * Books a line for what it names, if that is beyond doubt: one bill, or several of a household and exactly what is owed on
 * them (D42). Answers the invoices; none where it is left to a person, or somebody has decided meanwhile.
 */
export async function bookNamed(change: Staff, id: number): Promise<Invoice[]> {
  const known = await findLine(change.tx, id);
  const named = known ? ((await findBillsNamed(change.tx, [known])).get(id) ?? []) : [];
  const [household, ...others] = new Set(named.map(({ household_id }) => household_id));
  if (household === undefined || others.length > 0) return [];
  await lockHousehold(change.tx, household);
  const line = await lockLine(change.tx, id);
  const ids = named.map((bill) => bill.id);
  const invoices = await lockInvoices(change, ids);
  const parts = line ? partsBeyondDoubt(line, invoices) : [];
  if (!line || parts.length === 0) return [];
  await giveLineTo(change.tx, id, { household_id: household, decided_by: null });
  return allocate(change, line, { invoices, parts });
}

/** What of a locked line is for which of the bills that it names; nothing where a person has to decide, or has decided. */
export function partsBeyondDoubt(line: LineRecord, invoices: readonly InvoiceHead[]): BillPart[] {
  if (!isUndecided(line)) return [];
  const bills = invoices.map((invoice) => ({
    ...invoice,
    open_cents: openItem(invoice.status, invoice.amount_cents, invoice.paid_cents),
  }));
  const verdict = verdictOn(line, { bills, isBookedByHand: line.is_booked_by_hand });
  if (!('bookFor' in verdict)) return [];
  return invoices.some(({ paid_cents }) => amountProblem(line.amount_cents, paid_cents)) ? [] : verdict.bookFor;
}

/**
 * A person books a line wholly for an invoice (D42). Refuses with `bank_transaction_not_found`, `invoice_not_found`,
 * `bank_transaction_not_a_credit`, `bank_transaction_already_decided`, `status_of_invoice_not_supported_for_assignment`.
 */
export async function bookLine(
  change: Staff,
  { id, sale_invoice_id }: { id: number; sale_invoice_id: number },
): Promise<Invoice> {
  await getLine(change, id);
  const known = (await findInvoice(change.tx, sale_invoice_id)) ?? refuseInvoice('invoice_not_found');
  await lockHousehold(change.tx, known.household_id);
  const line = await lockUndecided(change, id);
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  const invoice = (await lockInvoice(change.tx, sale_invoice_id)) ?? refuseInvoice('invoice_not_found');
  if (!mayBePaid(invoice.status)) return refuse('status_of_invoice_not_supported_for_assignment');
  checkAmount(line, invoice);
  await giveLineTo(change.tx, id, { household_id: invoice.household_id, decided_by: accountOf(change.actor) });
  const parts = [{ sale_invoice_id, amount_cents: line.amount_cents }];
  const [booked = invoice] = await allocate(change, line, { invoices: [invoice], parts });
  return booked;
}

/**
 * A person says whose a line is; it is free to go to that household's invoices (D42). Refuses with
 * `bank_transaction_not_found`, `HouseholdNotFound`, `bank_transaction_not_a_credit`, `bank_transaction_already_decided`.
 */
export async function creditLine(
  change: Staff,
  { id, household_id }: { id: number; household_id: number },
): Promise<LineRecord> {
  await getLine(change, id);
  if (!(await lockHousehold(change.tx, household_id))) return refuseInvoice('HouseholdNotFound');
  const line = await lockUndecided(change, id);
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  checkAmount(line);
  await giveLineTo(change.tx, id, { household_id, decided_by: accountOf(change.actor) });
  return line;
}

/** Nothing is to be done with a line, for a reason; `bank_transaction_not_found`, `bank_transaction_already_decided`. */
export async function layLineAside(change: Staff, { id, reason }: { id: number; reason: string }): Promise<void> {
  await lockUndecided(change, id);
  const laid = { laid_aside_at: change.now, laid_aside_by: accountOf(change.actor), laid_aside_reason: reason };
  await setLaidAside(change.tx, id, laid);
}

/** It waits for somebody again; `bank_transaction_not_found`, `bank_transaction_already_decided` where it is not laid aside. */
export async function takeLineUp(change: Staff, { id }: { id: number }): Promise<void> {
  const line = (await lockLine(change.tx, id)) ?? refuse('bank_transaction_not_found');
  if (!line.laid_aside_at || line.returned_on) return refuse('bank_transaction_already_decided');
  await setLaidAside(change.tx, id, undefined);
}

/** In the order of their ids, so that two calls never wait for each other. */
export async function lockHouseholds(change: Staff, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) await lockHousehold(change.tx, id);
}

/**
 * A payment that was booked for whom it was not meant counts no more: what it had settled is owed again, and a line of the
 * bank's waits for somebody again (D42). Refuses with `bank_transaction_not_found`, `bank_transaction_already_decided` for
 * what is nobody's or was returned, `bank_transaction_not_a_credit`, `payment_was_refunded` where some of it was paid back.
 */
export async function releaseLine(
  change: Staff,
  { id }: { id: number },
): Promise<{ household_id: number; invoices: Invoice[] }> {
  const { household_id, source } = await getLine(change, id);
  if (household_id === null) return refuse('bank_transaction_already_decided');
  await lockHousehold(change.tx, household_id);
  const line = await lockTransaction(change.tx, id);
  if (line?.household_id !== household_id || line.returned_on) return refuse('bank_transaction_already_decided');
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  if ((await refundedOf(change.tx, id)) > 0) return refuse('payment_was_refunded');
  const parts = (await listParts(change.tx, id)).map(({ sale_invoice_id }) => sale_invoice_id);
  const before = await lockInvoices(change, parts);
  await reverseAllocations(change.tx, { bank_transaction_id: id }, change.now);
  await (source === 'camt' ? takeLineFrom(change.tx, id) : withdraw(change, id));
  const invoices: Invoice[] = [];
  for (const invoice of before) invoices.push(await settle(change, invoice, { ...line, isRelease: true }));
  return { household_id, invoices };
}

/** A line that told of it waits for somebody again. */
async function withdraw(change: Staff, id: number): Promise<void> {
  await markWithdrawn(change.tx, id, change);
  const line = await findConfirmingLine(change.tx, id);
  if (line !== undefined) await setConfirms(change.tx, line, null);
}

function checkAmount({ amount_cents }: LineRecord, invoice?: Invoice): void {
  const problem = amountProblem(amount_cents, invoice?.paid_cents);
  if (problem) refuse('validation_failed', { errors: { amount: [problem] } });
}

type Allocating = { invoices: readonly Invoice[]; parts: readonly BillPart[] };

/** Parts of a transaction go to invoices of its household, which the caller has locked; answers them as they then are. */
export async function allocate(
  change: Staff,
  { id, amount_cents }: { id: number; amount_cents: Cents },
  { invoices, parts }: Allocating,
): Promise<Invoice[]> {
  const made = { created_by: accountOf(change.actor), created_at: change.now, reversed_at: null };
  for (const part of parts) await insertAllocation(change.tx, { ...part, ...made, bank_transaction_id: id });
  const after: Invoice[] = [];
  for (const invoice of invoices) after.push(await settle(change, invoice, { id, amount_cents }));
  return after;
}

/** `bank_transaction_not_found`. */
export async function getLine(change: Staff, id: number): Promise<LineRecord> {
  return (await findLine(change.tx, id)) ?? refuse('bank_transaction_not_found');
}

/** A line that nobody has decided about; `bank_transaction_not_found`, `bank_transaction_already_decided`. */
export async function lockUndecided(change: Staff, id: number): Promise<LineRecord> {
  const line = (await lockLine(change.tx, id)) ?? refuse('bank_transaction_not_found');
  return isUndecided(line) ? line : refuse('bank_transaction_already_decided');
}

/** Whether nobody has decided about a line of the bank's. */
export function isUndecided({
  source,
  household_id,
  laid_aside_at,
  divided_at,
  returned_on,
  confirms,
}: LineRecord): boolean {
  const isNobodys = source === 'camt' && household_id === null && confirms === null;
  return isNobodys && laid_aside_at === null && divided_at === null && returned_on === null;
}
