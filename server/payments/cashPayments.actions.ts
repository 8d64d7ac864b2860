import type { InvoicePart } from '../../domain/payments/bank/verdict.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { allocate, unassign } from './bank/bankLines.actions.ts';
import { insertTransaction, markWithdrawn, setCounted } from './payments.writes.ts';
import type { Staff } from './settling.actions.ts';

/** Cash of a household: `invoices` are locked, and `parts` says which of it pays which. */
type NewCash = {
  receipt_no: string;
  household_id: number;
  day: Day;
  amount_cents: Cents;
  from: string | null;
  invoices: readonly Invoice[];
  parts: readonly InvoicePart[];
};

/** Books cash that a household has paid at the counter; until `confirmCash` it counts as not confirmed (decision 91). */
export async function bookCash(change: Staff, cash: NewCash): Promise<number> {
  const { receipt_no, household_id, day, amount_cents, from, invoices, parts } = cash;
  const id = await insertTransaction(change.tx, {
    // without a payment reference, so that no line of the bank is taken for it
    payment_reference: null,
    transaction_key: `cash/${receipt_no}`,
    source: 'cash',
    household_id,
    value_date: day,
    amount_cents,
    counterparty_name: from,
    counterparty_iban: null,
    remittance_text: null,
    returned_on: null,
    created_by: accountOf(change.actor),
    created_at: change.now,
    decided_by: accountOf(change.actor),
  });
  await allocate(change, { id, amount_cents }, { invoices, parts });
  return id;
}

/** Withdraws cash that was given back or entered by mistake: what it had paid is owed again. Refuses as `unassign`. */
export async function withdrawCash(change: Staff, cash: { id: number; household_id: number }): Promise<void> {
  await unassign(change, cash, () => markWithdrawn(change.tx, cash.id, change));
}

/** A second person has counted this cash, or the bank has told of its deposit. */
export async function confirmCash(change: Change, ids: readonly number[]): Promise<void> {
  await setCounted(change.tx, ids, change.now);
}

/** Nothing confirms this cash any more. */
export async function unconfirmCash(change: Change, ids: readonly number[]): Promise<void> {
  await setCounted(change.tx, ids, null);
}
