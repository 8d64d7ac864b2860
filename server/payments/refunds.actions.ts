import { normaliseIban } from '../../domain/invoicing/iban.ts';
import { refuse as refuseHousehold } from '../../domain/invoicing/invoicing.refusals.ts';
import { withSurplus } from '../../domain/payments/assignment.ts';
import type { OfficeRefund } from '../../domain/payments/paymentAnswers.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { type GivenShare, planRefund, type RefundSource } from '../../domain/payments/refund.ts';
import type { refundsContract } from '../../domain/payments/refunds.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { type Day, isAfter } from '../../domain/shared/day.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellAboutMoney } from '../members/tellMember.actions.ts';
import { accountOf } from '../platform/actor.ts';
import { keepOnly, neededOn } from './assignment.actions.ts';
import { lockUndecided } from './bank/bankLines.actions.ts';
import { listPayingAccounts } from './bank/confirming.reads.ts';
import { giveLineTo, takeLineFrom } from './bank/statements.writes.ts';
import { findRefund, getRefund, isRefunded, listPaid, type RefundRecord, toOfficeRefund } from './refunds.reads.ts';
import { refundedMessage, refundUndoneMessage } from './refunds.wording.ts';
import { changeRefund, insertRefund } from './refunds.writes.ts';
import { lockInvoices, type Staff, settle } from './settling.actions.ts';

type Calls = typeof refundsContract;

export type RefundRequest = {
  household_id: number;
  amount_cents: Cents;
  /** The day on which the money left the account. */
  value_date: Day;
  recipient_name?: string | null | undefined;
  recipient_iban?: string | null | undefined;
  /** Shown to the member. */
  reason: string;
  idempotency_key?: string | undefined;
};

/**
 * Books that free money of a household was refunded (decision 19), and tells the member. Refuses with
 * `HouseholdNotFound`, `nothing_to_refund`, `payment_not_seen_at_bank` for money that was only booked by hand (decision 40),
 * `new_amount_must_be_lower` for more than is unallocated, `refund_already_exists` for the same amount on the same day,
 * `validation_failed` for a day before the refunded money came.
 */
export async function bookRefund(change: Staff, wanted: RefundRequest): Promise<RefundRecord> {
  const { household_id, amount_cents, value_date, idempotency_key: key } = wanted;
  const { plan, sources, invoices } = await planned(change, wanted);
  const row = {
    household_id,
    amount_cents,
    value_date,
    reason: wanted.reason,
    recipient_name: wanted.recipient_name ?? null,
    recipient_iban: wanted.recipient_iban ? normaliseIban(wanted.recipient_iban) : null,
    idempotency_key: key ?? null,
    created_by: accountOf(change.actor),
    created_at: change.now,
  };
  const id = await insertRefund(change.tx, row, plan.parts);
  for (const given of plan.given) await giveBack(change, given, sources);
  for (const invoice of invoices) {
    const given = plan.given.find(({ sale_invoice_id }) => sale_invoice_id === invoice.id);
    if (given) await settle(change, invoice, { id: given.bank_transaction_id, amount_cents });
  }
  const booked = await getRefund(change.tx, id);
  const to = await getRecipient(change.db, household_id);
  await tellAboutMoney(change, {
    effectKey: `payments.refunded/${id}`,
    to,
    message: refundedMessage(booked),
  });
  await record(change, { action: 'refund.booked', household_id, subject_id: id });
  return booked;
}

/** Checks whether it could be booked now, before a second person agrees to it (decision 40). Refuses as `bookRefund`. */
export async function checkRefund(change: Staff, wanted: RefundRequest): Promise<void> {
  const { household_id, value_date, amount_cents } = wanted;
  await planned(change, wanted);
  const isBooked = await isRefunded(change.tx, { household_id, value_date, amount_cents });
  if (isBooked) refuse('refund_already_exists');
}

/**
 * Whether all of it goes back to the account from which bank lines brought exactly this money (decision 40); other payments of
 * the household from that account do not count. What the same person has read from a file of the bank does not either: files can be
 * edited (decision 117). Refuses as `bookRefund`.
 */
export async function goesBackToPayer(change: Staff, wanted: RefundRequest): Promise<boolean> {
  const { parts } = (await planned(change, wanted)).plan;
  if (!wanted.recipient_iban) return false;
  const recipient = normaliseIban(wanted.recipient_iban);
  const payers = await listPayingAccounts(
    change.tx,
    parts.map(({ bank_transaction_id }) => bank_transaction_id),
  );
  const me = accountOf(change.actor);
  return payers.every(({ iban, read_by }) => iban === recipient && (me === null || read_by !== me));
}

async function planned(change: Staff, { household_id, value_date, amount_cents }: RefundRequest) {
  if (!(await lockHousehold(change.tx, household_id))) return refuseHousehold('HouseholdNotFound');
  if (isAfter(value_date, change.today)) {
    return refuse('validation_failed', { errors: { value_date: ['date_must_be_in_the_past'] } });
  }
  const { sources, claimed, invoices } = await lockSources(change, household_id);
  return { plan: planUntil(value_date, amount_cents, { sources, claimed }), sources, invoices };
}

/**
 * Undoes a refund that was booked by mistake: its money is free again, a bank line that confirmed it becomes undecided, and
 * the member is told. Repeating it changes nothing. Refuses with `refund_not_found`.
 */
export async function undoRefund(change: Staff, { id }: Input<Calls['undoRefund']>): Promise<OfficeRefund> {
  const known = await lockRefund(change, id);
  if (!known.undone_at) await undo(change, known);
  await record(change, { action: 'refund.undone', household_id: known.household_id, subject_id: id });
  return toOfficeRefund(await getRefund(change.tx, id));
}

async function undo(change: Staff, refund: RefundRecord): Promise<void> {
  const { id, bank_transaction_id: line, household_id } = refund;
  await changeRefund(change.tx, id, {
    undone_at: change.now,
    undone_by: accountOf(change.actor),
    bank_transaction_id: null,
  });
  if (line !== null) await takeLineFrom(change.tx, line);
  const to = await getRecipient(change.db, household_id);
  const message = refundUndoneMessage(refund);
  await tellAboutMoney(change, { effectKey: `payments.refund_undone/${id}`, to, message });
}

/**
 * A bank line confirms a refund. Refuses with `bank_transaction_not_found`, `bank_transaction_already_decided`,
 * `refund_not_found`, and with `refund_does_not_fit` if the amounts differ, the refund was undone or is confirmed already, or
 * the bank calls the line a return.
 */
export async function confirmRefund(
  change: Staff,
  { id, refund_id }: Input<Calls['confirmRefund']>,
): Promise<OfficeRefund> {
  const known = await lockRefund(change, refund_id);
  const line = await lockUndecided(change, id);
  const { undone_at, bank_transaction_id, amount_cents, household_id } = known;
  const isFree = !undone_at && bank_transaction_id === null;
  if (!isFree || line.is_return || line.amount_cents !== -amount_cents) return refuse('refund_does_not_fit');
  await giveLineTo(change.tx, id, { household_id, decided_by: accountOf(change.actor) });
  await changeRefund(change.tx, refund_id, { bank_transaction_id: id });
  await record(change, { action: 'refund.confirmed', household_id, subject_id: refund_id });
  return toOfficeRefund(await getRefund(change.tx, refund_id));
}

/** Locks the household, then reads the refund; refuses with `refund_not_found`, also if the household was erased meanwhile. */
async function lockRefund(change: Staff, id: number): Promise<RefundRecord> {
  const known = (await findRefund(change.tx, id)) ?? refuse('refund_not_found');
  await lockHousehold(change.tx, known.household_id);
  return (await findRefund(change.tx, id)) ?? refuse('refund_not_found');
}

/**
 * What a household's payments leave to refund: `sources` counts only payments that the bank has told of, `claimed` also those
 * booked by hand; with the locked invoices that they paid. The caller holds the household's lock.
 */
async function lockSources(
  change: Staff,
  householdId: number,
): Promise<{ sources: RefundSource[]; claimed: RefundSource[]; invoices: Invoice[] }> {
  const paid = await listPaid(change.tx, householdId);
  const ids = new Set(paid.flatMap(({ parts }) => parts.map(({ sale_invoice_id }) => sale_invoice_id)));
  const invoices = await lockInvoices(
    change,
    [...ids].sort((one, other) => one - other),
  );
  const needed = neededOn(invoices);
  const seen = paid.filter(({ is_seen_at_bank }) => is_seen_at_bank);
  return { sources: withSurplus(seen, needed), claimed: withSurplus(paid, needed), invoices };
}

/** Plans a refund from money that had come until a day; what the bank took back later is owed to us all the same. */
function planUntil(until: Day, amount: Cents, { sources, claimed }: Record<'sources' | 'claimed', RefundSource[]>) {
  const all = planRefund(amount, sources);
  if ('problem' in all) {
    return refuse('problem' in planRefund(amount, claimed) ? all.problem : 'payment_not_seen_at_bank');
  }
  const plan = planRefund(
    amount,
    sources.filter(({ value_date }) => !isAfter(value_date, until)),
  );
  return 'problem' in plan ? refuse('validation_failed', { errors: { value_date: ['before_the_payment'] } }) : plan;
}

async function giveBack(change: Staff, given: GivenShare, sources: readonly RefundSource[]): Promise<void> {
  const { bank_transaction_id, sale_invoice_id } = given;
  const share = sources
    .find(({ id }) => id === bank_transaction_id)
    ?.shares.find((one) => one.sale_invoice_id === sale_invoice_id);
  if (!share) throw new Error('a refund of a share that is not there');
  const amount_cents = cents(share.amount_cents - given.amount_cents);
  await keepOnly(change, bank_transaction_id, { sale_invoice_id, amount_cents });
}
