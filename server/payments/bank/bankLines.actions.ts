import { openItem } from '../../../domain/invoicing/invoice.ts';
import { refuse as refuseInvoice } from '../../../domain/invoicing/invoicing.refusals.ts';
import { amountProblem } from '../../../domain/payments/amount.ts';
import type { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { type InvoicePart, verdictOn } from '../../../domain/payments/bank/verdict.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import { record } from '../../audit/audit.actions.ts';
import { findInvoice, type Invoice, type InvoiceHead, lockInvoice } from '../../invoicing/invoices.reads.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { withdrawMessages } from '../../notifications/notifications.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import { withoutMessages } from '../../platform/heldMessages.ts';
import { invoiceAnswer } from '../invoiceAnswers.ts';
import { bankLineTakenUp } from '../payments.news.ts';
import { listParts, lockTransaction } from '../payments.reads.ts';
import { insertAllocation, markWithdrawn, reverseAllocations } from '../payments.writes.ts';
import { refundedOf } from '../refunds.reads.ts';
import { bookingCause, lockInvoices, mayBePaid, type Staff, settle } from '../settling.actions.ts';
import { findInvoicesNamed, findLine, type LineRecord, lockLine, lockLines } from './bankLines.reads.ts';
import { findConfirmingLine } from './confirming.reads.ts';
import { giveLineTo, setConfirms, setDismissed, takeLineFrom } from './statements.writes.ts';

type Calls = typeof bankContract;

/**
 * Books a line for the invoices that it names, if there is no doubt: one invoice, or several of one household if the amount
 * is exactly what is owed on them (D42). Returns those invoices; none if a clerk has to decide or has decided meanwhile.
 */
export async function bookNamed(change: Staff, id: number): Promise<Invoice[]> {
  const known = await findLine(change.tx, id);
  const named = known ? ((await findInvoicesNamed(change.tx, [known])).get(id) ?? []) : [];
  const [household, ...others] = new Set(named.map(({ household_id }) => household_id));
  if (household === undefined || others.length > 0) return [];
  await lockHousehold(change.tx, household);
  const line = await lockLine(change.tx, id);
  const ids = named.map((invoice) => invoice.id);
  const invoices = await lockInvoices(change, ids);
  const parts = line ? unambiguousParts(line, invoices) : [];
  if (!line || parts.length === 0) return [];
  await giveLineTo(change.tx, id, { household_id: household, decided_by: null });
  return allocate(change, line, { invoices, parts });
}

/** How a locked line is split among the invoices that it names; empty if a clerk has to decide or has decided. */
export function unambiguousParts(line: LineRecord, invoices: readonly InvoiceHead[]): InvoicePart[] {
  if (!isUndecided(line)) return [];
  const payable = invoices.map((invoice) => ({
    ...invoice,
    open_cents: openItem(invoice.status, invoice.amount_cents, invoice.paid_cents),
  }));
  const verdict = verdictOn(line, { invoices: payable, isBookedByHand: line.is_booked_by_hand });
  if (!('bookFor' in verdict)) return [];
  return invoices.some(({ paid_cents }) => amountProblem(line.amount_cents, paid_cents)) ? [] : verdict.bookFor;
}

/**
 * A clerk books a bank line wholly for one invoice (D42). Refuses with `bank_transaction_not_found`, `invoice_not_found`,
 * `bank_transaction_not_a_credit`, `bank_transaction_already_decided`, `status_of_invoice_not_supported_for_assignment`.
 */
export async function bookBankLine(
  change: Staff,
  { id, sale_invoice_id }: Input<Calls['bookBankLine']>,
): Promise<Answer<Calls['bookBankLine']>> {
  await getLine(change, id);
  const { household_id } = (await findInvoice(change.tx, sale_invoice_id)) ?? refuseInvoice('invoice_not_found');
  await lockHousehold(change.tx, household_id);
  const line = await lockUndecided(change, id);
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  const invoice = (await lockInvoice(change.tx, sale_invoice_id)) ?? refuseInvoice('invoice_not_found');
  if (!mayBePaid(invoice.status)) return refuse('status_of_invoice_not_supported_for_assignment');
  checkAmount(line, invoice);
  await giveLineTo(change.tx, id, { household_id, decided_by: accountOf(change.actor) });
  const parts = [{ sale_invoice_id, amount_cents: line.amount_cents }];
  const [booked = invoice] = await allocate(change, line, { invoices: [invoice], parts });
  await record(change, { action: 'payment.booked', household_id, subject_id: id });
  return { id, invoice: invoiceAnswer(change, booked) };
}

/**
 * A clerk says which household a bank line is from; the money becomes its free money (D42). Refuses with
 * `bank_transaction_not_found`, `HouseholdNotFound`, `bank_transaction_not_a_credit`, `bank_transaction_already_decided`.
 */
export async function creditBankLine(
  change: Staff,
  { id, household_id }: Input<Calls['creditBankLine']>,
): Promise<Answer<Calls['creditBankLine']>> {
  await getLine(change, id);
  if (!(await lockHousehold(change.tx, household_id))) return refuseInvoice('HouseholdNotFound');
  const line = await lockUndecided(change, id);
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  checkAmount(line);
  await giveLineTo(change.tx, id, { household_id, decided_by: accountOf(change.actor) });
  await record(change, { action: 'payment.credited', household_id, subject_id: id });
  return { id, household_id };
}

/** Dismisses a bank line for a reason. Refuses with `bank_transaction_not_found`, `bank_transaction_already_decided`. */
export async function dismissBankLine(
  change: Staff,
  { id, reason }: Input<Calls['dismissBankLine']>,
): Promise<Answer<Calls['dismissBankLine']>> {
  await lockUndecided(change, id);
  const dismissal = { dismissed_at: change.now, dismissed_by: accountOf(change.actor), dismissed_reason: reason };
  await setDismissed(change.tx, id, dismissal);
  await record(change, { action: 'bank_line.dismissed', household_id: null, subject_id: id });
  return { id };
}

/**
 * Dismisses several bank lines for the same reason. Lines that were decided meanwhile stay as they are and are named in the answer.
 * Refuses with `bank_transaction_not_found`, and with `bank_transaction_already_decided` if that is all of them.
 */
export async function dismissBankLines(
  change: Staff,
  { ids, reason }: Input<Calls['dismissBankLines']>,
): Promise<Answer<Calls['dismissBankLines']>> {
  const wanted = [...new Set(ids)];
  const lines = await lockLines(change.tx, wanted);
  if (lines.length < wanted.length) return refuse('bank_transaction_not_found');
  const dismissed = lines.filter(isUndecided).map(({ id }) => id);
  if (wanted.length > 0 && dismissed.length === 0) return refuse('bank_transaction_already_decided');
  const dismissal = { dismissed_at: change.now, dismissed_by: accountOf(change.actor), dismissed_reason: reason };
  for (const id of dismissed) await setDismissed(change.tx, id, dismissal);
  const action = 'bank_line.dismissed' as const;
  await record(change, ...dismissed.map((id) => ({ action, household_id: null, subject_id: id })));
  return { dismissed, decided: wanted.filter((id) => !dismissed.includes(id)) };
}

/**
 * Makes a dismissed bank line undecided again. Refuses with `bank_transaction_not_found`, and with
 * `bank_transaction_already_decided` if it is not dismissed.
 */
export async function takeBankLineUp(
  change: Staff,
  { id }: Input<Calls['takeBankLineUp']>,
): Promise<Answer<Calls['takeBankLineUp']>> {
  const line = (await lockLine(change.tx, id)) ?? refuse('bank_transaction_not_found');
  if (!line.dismissed_at || line.returned_on) return refuse('bank_transaction_already_decided');
  await setDismissed(change.tx, id, undefined);
  change.announce(bankLineTakenUp, { id });
  await record(change, { action: 'bank_line.taken_up', household_id: null, subject_id: id });
  return { id };
}

/**
 * Unassigns a payment that was booked for the wrong household: what it had settled is owed again, and a bank line becomes
 * undecided again (D42). Refuses with `bank_transaction_not_found`, `bank_transaction_already_decided` if it belongs to no
 * household or was returned, `bank_transaction_not_a_credit`, `payment_was_refunded` if some of it was refunded,
 * `payment_was_cash`.
 */
export async function unassignBankLine(
  change: Staff,
  { id }: Input<Calls['unassignBankLine']>,
): Promise<Answer<Calls['unassignBankLine']>> {
  const { household_id, source } = await getLine(change, id);
  if (household_id === null) return refuse('bank_transaction_already_decided');
  if (source === 'cash') return refuse('payment_was_cash');
  const invoices = await unassign(change, { id, household_id }, () =>
    source === 'statement' ? takeLineFrom(change.tx, id) : withdraw(change, id),
  );
  await record(change, { action: 'payment.unassigned', household_id, subject_id: id });
  return { id, invoices: invoices.map((invoice) => invoiceAnswer(change, invoice)) };
}

/** Locks a payment's household and invoices, reverses its allocations, and takes it from the household. Refuses as above. */
export async function unassign(
  change: Staff,
  { id, household_id }: { id: number; household_id: number },
  take: () => Promise<void>,
): Promise<Invoice[]> {
  await lockHousehold(change.tx, household_id);
  const line = await lockTransaction(change.tx, id);
  if (line?.household_id !== household_id || line.returned_on) return refuse('bank_transaction_already_decided');
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  if ((await refundedOf(change.tx, id)) > 0) return refuse('payment_was_refunded');
  const parts = (await listParts(change.tx, id)).map(({ sale_invoice_id }) => sale_invoice_id);
  const before = await lockInvoices(change, parts);
  await reverseAllocations(change.tx, { bank_transaction_id: id }, change.now);
  await take();
  const isUnheard = await withdrawMessages(change, bookingCause(id));
  const telling = isUnheard ? withoutMessages(change) : change;
  const invoices: Invoice[] = [];
  for (const invoice of before) invoices.push(await settle(telling, invoice, { ...line, isUnassigning: true }));
  return invoices;
}

/** The bank line that confirmed it becomes undecided again. */
async function withdraw(change: Staff, id: number): Promise<void> {
  await markWithdrawn(change.tx, id, change);
  const line = await findConfirmingLine(change.tx, id);
  if (line !== undefined) await setConfirms(change.tx, line, null);
}

function checkAmount({ amount_cents }: LineRecord, invoice?: Invoice): void {
  const problem = amountProblem(amount_cents, invoice?.paid_cents);
  if (problem) refuse('validation_failed', { errors: { amount: [problem] } });
}

type Allocating = { invoices: readonly Invoice[]; parts: readonly InvoicePart[] };

/** Allocates parts of a transaction to invoices of its household, which the caller has locked; returns the invoices afterwards. */
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

/** Locks an undecided line; refuses with `bank_transaction_not_found`, `bank_transaction_already_decided`. */
export async function lockUndecided(change: Staff, id: number): Promise<LineRecord> {
  const line = (await lockLine(change.tx, id)) ?? refuse('bank_transaction_not_found');
  return isUndecided(line) ? line : refuse('bank_transaction_already_decided');
}

/** Whether a bank line is undecided: neither given to a household nor dismissed, split, returned or confirming a payment. */
export function isUndecided({
  source,
  household_id,
  dismissed_at,
  split_at,
  returned_on,
  confirms,
}: LineRecord): boolean {
  const isNobodys = source === 'statement' && household_id === null && confirms === null;
  return isNobodys && dismissed_at === null && split_at === null && returned_on === null;
}
