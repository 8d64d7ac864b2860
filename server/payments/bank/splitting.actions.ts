import { refuse as refuseInvoice } from '../../../domain/invoicing/invoicing.refusals.ts';
import { amountProblem } from '../../../domain/payments/amount.ts';
import type { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { InvoicePart } from '../../../domain/payments/bank/verdict.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { type Cents, sumCents } from '../../../domain/shared/money.ts';
import { record } from '../../audit/audit.actions.ts';
import type { Invoice } from '../../invoicing/invoices.reads.ts';
import { lockHouseholds } from '../../members/household.reads.ts';
import { lockAsSeen } from '../../members/seen.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import { invoicesAnswer } from '../invoiceAnswers.ts';
import { lockInvoices, mayBePaid, type Staff } from '../settling.actions.ts';
import { allocate, lockUndecided } from './bankLines.actions.ts';
import { findHouseholdsOfInvoices, listShownParts } from './payers.reads.ts';
import { giveLineTo, splitLine } from './statements.writes.ts';

type Calls = typeof bankContract;
type SentPart = Input<Calls['splitBankLine']>['parts'][number];

/** A part of a transfer that is for no invoice: free money of a household. */
type CreditPart = { household_id: number; amount_cents: Cents };

/** A part of a transfer, for an invoice or for a household. */
type LinePart = InvoicePart | CreditPart;

/** A household's share of a split line; `bank_transaction_id` is the line itself if it is wholly theirs, else their part. */
type Share = { household_id: number; bank_transaction_id: number; invoices: Invoice[] };

/**
 * A clerk says how much of a bank line is for which invoice, or for which household as free money (D42,
 * decision 45). If all is for one household the line is booked as it is; otherwise it is split, and each household gets a
 * part. Refuses with `bank_transaction_not_found`, `bank_transaction_already_decided`, `bank_transaction_not_a_credit`,
 * `invoice_not_found`, `HouseholdNotFound`, `parts_must_add_up`, `status_of_invoice_not_supported_for_assignment`, and as
 * `lockAsSeen`.
 */
export async function splitBankLine(
  change: Staff,
  { id, parts }: Input<Calls['splitBankLine']>,
): Promise<Answer<Calls['splitBankLine']>> {
  await lockAsSeen(change, ...(await listShownParts(change.tx, parts)));
  const shares = await bookParts(change, { id, parts: parts.flatMap(toLinePart) });
  for (const { household_id, bank_transaction_id: subject_id, invoices } of shares) {
    const action = invoices.length > 0 ? 'payment.booked' : 'payment.credited';
    await record(change, { action, household_id, subject_id });
  }
  return { id, invoices: invoicesAnswer(change, shares) };
}

/** The contract ensures that each part names either an invoice or a household. */
function toLinePart({ sale_invoice_id, household_id, amount: amount_cents }: SentPart): LinePart[] {
  if (sale_invoice_id !== undefined) return [{ sale_invoice_id, amount_cents }];
  return household_id === undefined ? [] : [{ household_id, amount_cents }];
}

async function bookParts(change: Staff, { id, parts }: { id: number; parts: readonly LinePart[] }): Promise<Share[]> {
  const forInvoices = parts.filter((part) => 'sale_invoice_id' in part);
  const credits = parts.filter((part) => 'household_id' in part);
  const invoices = await lockWhose(change, forInvoices, credits);
  const line = await lockUndecided(change, id);
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  if (sumOf(parts) !== line.amount_cents) return refuse('parts_must_add_up');
  checkAmounts(forInvoices, invoices);
  checkCredits(credits);
  const households = new Set([...invoices, ...credits].map(({ household_id }) => household_id));
  const shares: Share[] = [];
  for (const household_id of households) {
    const own = invoices.filter((invoice) => invoice.household_id === household_id);
    const ownParts = forInvoices.filter(({ sale_invoice_id }) => own.some((invoice) => invoice.id === sale_invoice_id));
    const ownCredits = credits.filter((credit) => credit.household_id === household_id);
    const amount_cents = sumOf([...ownParts, ...ownCredits]);
    const part = { household_id, amount_cents, payment_reference: referenceOf(own), isWhole: households.size === 1 };
    const bank_transaction_id = await givePart(change, id, part);
    const transaction = { id: bank_transaction_id, amount_cents };
    const after = await allocate(change, transaction, { invoices: own, parts: ownParts });
    shares.push({ household_id, bank_transaction_id, invoices: after });
  }
  return shares;
}

type Given = { household_id: number; amount_cents: Cents; payment_reference: string | null; isWhole: boolean };

/** Returns the id of the household's share: the line itself if nobody else has a part, else a new part. */
async function givePart(change: Staff, id: number, { isWhole, ...part }: Given): Promise<number> {
  const decided_by = accountOf(change.actor);
  if (!isWhole) return splitLine(change.tx, id, { ...part, decided_by, split_at: change.now });
  await giveLineTo(change.tx, id, { household_id: part.household_id, decided_by });
  return id;
}

function referenceOf([invoice, ...others]: readonly Invoice[]): string | null {
  return others.length === 0 ? (invoice?.payment_reference ?? null) : null;
}

/** Locks the households first, then the invoices, in the order of their ids, so that two calls never deadlock. */
async function lockWhose(
  change: Staff,
  forInvoices: readonly InvoicePart[],
  credits: readonly CreditPart[],
): Promise<Invoice[]> {
  const ids = [...new Set(forInvoices.map(({ sale_invoice_id }) => sale_invoice_id))];
  const owners = await findHouseholdsOfInvoices(change.tx, ids);
  if (owners.size < ids.length) return refuseInvoice('invoice_not_found');
  const households = new Set([...owners.values(), ...credits.map(({ household_id }) => household_id)]);
  const locked = await lockHouseholds(change.tx, [...households]);
  if (locked.length < households.size) return refuseInvoice('HouseholdNotFound');
  return lockInvoices(
    change,
    ids.sort((one, other) => one - other),
  );
}

function checkAmounts(parts: readonly InvoicePart[], invoices: readonly Invoice[]): void {
  if (invoices.some(({ status }) => !mayBePaid(status))) refuse('status_of_invoice_not_supported_for_assignment');
  for (const { id, paid_cents } of invoices) {
    check(sumOf(parts.filter(({ sale_invoice_id }) => sale_invoice_id === id)), paid_cents);
  }
}

function checkCredits(credits: readonly CreditPart[]): void {
  for (const own of Map.groupBy(credits, ({ household_id }) => household_id).values()) check(sumOf(own));
}

function check(amount: Cents, paid?: Cents): void {
  const problem = amountProblem(amount, paid);
  if (problem) refuse('validation_failed', { errors: { parts: [problem] } });
}

function sumOf(parts: readonly { amount_cents: Cents }[]): Cents {
  return sumCents(parts.map(({ amount_cents }) => amount_cents));
}
