import type { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import type { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { returnedOnProblem } from '../../domain/payments/returning.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { type Day, isAfter, toWireDay } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { lockHouseholds } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import { getLine, lockUndecided } from './bank/bankLines.actions.ts';
import { findTakenBack, listPartsOfWhole } from './bank/bankLines.reads.ts';
import { giveLineTo, setTakesBack } from './bank/statements.writes.ts';
import { invoicesAnswer } from './invoiceAnswers.ts';
import { findTransaction, listInvoiceIdsOf, lockTransaction } from './payments.reads.ts';
import { markReturned, reverseAllocations } from './payments.writes.ts';
import { lockInvoices, type Staff, settle } from './settling.actions.ts';

type Returned = Answer<(typeof paymentsContract)['returnPayment']>;

/** A household's share of a transfer that the bank took back. */
type ReturnedShare = {
  payment_id: number;
  household_id: number;
  invoices: Invoice[];
  /** It was noted before: nothing has changed. */
  isKnown: boolean;
};

/**
 * The bank has taken a payment back: its allocations no longer count, and what they had settled is owed again (D21, D42);
 * of a split transfer this holds for all parts. Repeating it changes nothing, without a day or with the day that is noted.
 * Refuses with `bank_transaction_not_found`, also for what belongs to no household, is a debit or was withdrawn, with
 * `bank_transaction_already_decided` if a part was moved meanwhile, with `payment_returned_on_another_day` and the day that
 * is noted, with `payment_was_cash`, and with `validation_failed` for a day before the credit or in the future.
 */
export async function returnPayment(
  change: Staff,
  { id, returned_on: told }: Input<(typeof paymentsContract)['returnPayment']>,
): Promise<Returned> {
  const returned_on = told ?? change.today;
  const known = await findTransaction(change.tx, id);
  if (!known?.household_id || known.amount_cents < 0 || known.withdrawn_at) return refuse('bank_transaction_not_found');
  if (known.source === 'cash') return refuse('payment_was_cash');
  const problem = returnedOnProblem(returned_on, known.value_date, change.today);
  if (problem) return refuse('validation_failed', { errors: { returned_on: [problem] } });
  const parts = await lockWhole(change, id);
  const noted = parts.find((part) => part.id === id)?.returned_on;
  if (told && noted && told !== noted)
    return refuse('payment_returned_on_another_day', { params: { date: toWireDay(noted) } });
  return takeBack(change, id, { parts, returned_on });
}

/**
 * A bank line says that the bank took a payment back: what that had settled is owed again (D42), of a split transfer what
 * all its parts had settled; an undecided part is decided by it. If a clerk has noted the return by hand, the line is tied to
 * it and nothing is taken back twice (decision 24). Refuses with `bank_transaction_not_found`, with
 * `bank_transaction_already_decided`, also if another line has told of the return, and with `bank_transaction_not_a_return`
 * for a credit, for a debit before the payment came, or for a payment that belongs to no household or was withdrawn.
 */
export async function returnByBankLine(
  change: Staff,
  { id, payment_id }: Input<(typeof bankContract)['returnByBankLine']>,
): Promise<Returned> {
  const known = await getLine(change, id);
  const payment = (await findTransaction(change.tx, payment_id)) ?? refuse('bank_transaction_not_found');
  const { household_id, withdrawn_at, source } = payment;
  const isOfBank = household_id !== null && payment.amount_cents > 0 && !withdrawn_at && source !== 'cash';
  if (!isOfBank) return refuse('bank_transaction_not_a_return');
  if (known.amount_cents > 0 || isAfter(payment.value_date, known.value_date))
    return refuse('bank_transaction_not_a_return');
  const parts = await lockWhole(change, payment_id);
  const { value_date } = await lockUndecided(change, id);
  const { whole_id, told_by } = await findTakenBack(change.tx, payment_id);
  // the bank takes nothing back twice: this line tells of another payment
  if (told_by !== null) return refuse('bank_transaction_already_decided');
  await setTakesBack(change.tx, id, whole_id);
  await giveLineTo(change.tx, id, { household_id, decided_by: accountOf(change.actor) });
  const returned_on = isAfter(value_date, change.today) ? change.today : value_date;
  return takeBack(change, id, { parts, returned_on });
}

type Part = NonNullable<Awaited<ReturnType<typeof lockTransaction>>>;

/** Locks the households of a transfer, then all its parts, also those that belong to no household. */
async function lockWhole(change: Staff, paymentId: number): Promise<Part[]> {
  const before = await listPartsOfWhole(change.tx, paymentId);
  await lockHouseholds(
    change.tx,
    before.flatMap((part) => part.household_id ?? []),
  );
  const locked: Part[] = [];
  for (const { id } of before)
    locked.push((await lockTransaction(change.tx, id)) ?? refuse('bank_transaction_not_found'));
  const ownersOf = (parts: typeof before) => parts.map(({ id, household_id }) => `${id} ${household_id}`).join();
  const now = await listPartsOfWhole(change.tx, paymentId);
  return ownersOf(now) === ownersOf(before) ? locked : refuse('bank_transaction_already_decided');
}

type TakingBack = { parts: readonly Part[]; returned_on: Day };

/** Also writes it down for each household that had a share: that it was taken back, or that this was told once more. */
async function takeBack(change: Staff, id: number, { parts, returned_on }: TakingBack): Promise<Returned> {
  const shares: ReturnedShare[] = [];
  for (const part of parts) {
    const invoices = await takePartBack(change, part, returned_on);
    const { id: payment_id, household_id } = part;
    const isKnown = part.returned_on !== null;
    if (household_id !== null) shares.push({ payment_id, household_id, invoices, isKnown });
  }
  for (const { household_id, payment_id: subject_id, isKnown } of shares) {
    const action = isKnown ? 'payment.return_told' : 'payment.returned';
    await record(change, { action, household_id, subject_id });
  }
  return { id, invoices: invoicesAnswer(change, shares) };
}

async function takePartBack(change: Staff, transaction: Part, returnedOn: Day): Promise<Invoice[]> {
  const { id: bank_transaction_id } = transaction;
  const invoices = await lockInvoices(change, await listInvoiceIdsOf(change.tx, bank_transaction_id));
  if (transaction.returned_on) return invoices;
  await markReturned(change.tx, bank_transaction_id, returnedOn);
  await reverseAllocations(change.tx, { bank_transaction_id }, change.now);
  const after: Invoice[] = [];
  for (const invoice of invoices) after.push(await settle(change, invoice, transaction));
  return after;
}
