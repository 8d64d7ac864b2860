import { refuse as refuseInvoice } from '../../domain/invoicing/invoicing.refusals.ts';
import { amountProblem } from '../../domain/payments/amount.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import type { BillPart } from '../../domain/payments/verdict.ts';
import { sumCents } from '../../domain/shared/money.ts';
import { findInvoice, type Invoice } from '../invoicing/invoices.reads.ts';
import { accountOf } from '../platform/actor.ts';
import { allocate, lockHouseholds, lockUndecided } from './bankLines.actions.ts';
import { lockInvoices, mayBePaid, type Staff } from './settling.actions.ts';
import { divideLine, giveLineTo } from './statements.writes.ts';

/** What of a divided line went to one household: the line itself, or the part of it that is theirs. */
export type Divided = { household_id: number; bank_transaction_id: number; invoices: Invoice[] };

/**
 * A person says how much of a line is for which bill (D42). For the bills of one household it is booked as it is; for those
 * of several it is divided, and each gets a part. Refuses with `bank_transaction_not_found`,
 * `bank_transaction_already_decided`, `bank_transaction_not_a_credit`, `invoice_not_found`, `parts_must_add_up`,
 * `status_of_invoice_not_supported_for_assignment`.
 */
export async function bookDivided(
  change: Staff,
  { id, parts }: { id: number; parts: readonly BillPart[] },
): Promise<Divided[]> {
  const invoices = await lockBills(
    change,
    parts.map(({ sale_invoice_id }) => sale_invoice_id),
  );
  const line = await lockUndecided(change, id);
  if (line.amount_cents < 0) return refuse('bank_transaction_not_a_credit');
  if (sumCents(parts.map(({ amount_cents }) => amount_cents)) !== line.amount_cents) return refuse('parts_must_add_up');
  checkAmounts(parts, invoices);
  const groups = [...Map.groupBy(invoices, ({ household_id }) => household_id)];
  const divided: Divided[] = [];
  for (const [household_id, own] of groups) {
    const ownParts = parts.filter(({ sale_invoice_id }) => own.some((invoice) => invoice.id === sale_invoice_id));
    const amount_cents = sumCents(ownParts.map((part) => part.amount_cents));
    const payment_reference = own.length === 1 ? (own[0]?.payment_reference ?? null) : null;
    const decided_by = accountOf(change.actor);
    const part = { household_id, amount_cents, payment_reference, decided_by, divided_at: change.now };
    const bank_transaction_id = groups.length === 1 ? id : await divideLine(change.tx, id, part);
    if (groups.length === 1) await giveLineTo(change.tx, id, { household_id, decided_by });
    const transaction = { id: bank_transaction_id, amount_cents };
    const after = await allocate(change, transaction, { invoices: own, parts: ownParts });
    divided.push({ household_id, bank_transaction_id, invoices: after });
  }
  return divided;
}

/** Their households first, all in the order of their ids, so that two calls never wait for each other. */
async function lockBills(change: Staff, ids: readonly number[]): Promise<Invoice[]> {
  const households: number[] = [];
  for (const id of ids) {
    const { household_id } = (await findInvoice(change.tx, id)) ?? refuseInvoice('invoice_not_found');
    households.push(household_id);
  }
  await lockHouseholds(change, households);
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  return lockInvoices(change, inOrder);
}

function checkAmounts(parts: readonly BillPart[], invoices: readonly Invoice[]): void {
  if (invoices.some(({ status }) => !mayBePaid(status))) refuse('status_of_invoice_not_supported_for_assignment');
  for (const { id, paid_cents } of invoices) {
    const own = parts.filter(({ sale_invoice_id }) => sale_invoice_id === id).map(({ amount_cents }) => amount_cents);
    const problem = amountProblem(sumCents(own), paid_cents);
    if (problem) refuse('validation_failed', { errors: { parts: [problem] } });
  }
}
