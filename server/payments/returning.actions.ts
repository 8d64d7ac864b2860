import { refuse } from '../../domain/payments/payments.refusals.ts';
import { returnedOnProblem } from '../../domain/payments/returning.ts';
import { type Day, isAfter, toWireDay } from '../../domain/shared/day.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { accountOf } from '../platform/actor.ts';
import { getLine, lockHouseholds, lockUndecided } from './bankLines.actions.ts';
import { findTakenBack, listPartsOfWhole } from './bankLines.reads.ts';
import { findTransaction, listInvoiceIdsOf, lockTransaction } from './payments.reads.ts';
import { markReturned, reverseAllocations } from './payments.writes.ts';
import { lockInvoices, type Staff, settle } from './settling.actions.ts';
import { giveLineTo, setTakesBack } from './statements.writes.ts';

/** What a household had of a transfer that the bank took back. */
export type ReturnedPart = {
  payment_id: number;
  household_id: number;
  invoices: Invoice[];
  /** It was noted before: nothing has changed. */
  isKnown: boolean;
};

/**
 * The bank has taken a payment back: its allocations no longer count, and what they had settled is owed again (D21, D42), of
 * a divided transfer what all its parts had. Repeating it changes nothing, without a day or with the one that is noted. Refuses
 * with `bank_transaction_not_found`, also for what is nobody's, left the account or was booked by mistake, with
 * `bank_transaction_already_decided` where a part was moved meanwhile, with `payment_returned_on_another_day` and the one
 * that is noted, and with `validation_failed` for a day before the bank credited it, or to come.
 */
export async function returnPayment(
  change: Staff,
  { bank_transaction_id: id, returned_on: told }: { bank_transaction_id: number; returned_on?: Day | undefined },
): Promise<ReturnedPart[]> {
  const returned_on = told ?? change.today;
  const known = await findTransaction(change.tx, id);
  if (!known?.household_id || known.amount_cents < 0 || known.withdrawn_at) return refuse('bank_transaction_not_found');
  const problem = returnedOnProblem(returned_on, known.value_date, change.today);
  if (problem) return refuse('validation_failed', { errors: { returned_on: [problem] } });
  const parts = await lockWhole(change, id);
  const noted = parts.find((part) => part.id === id)?.returned_on;
  if (told && noted && told !== noted)
    return refuse('payment_returned_on_another_day', { params: { date: toWireDay(noted) } });
  return takeBack(change, parts, returned_on);
}

/**
 * A line tells that the bank took a payment back: what that had settled is owed again (D42), of a divided transfer what all
 * its parts had; a part that waits for somebody waits no more. Where somebody has noted that by hand, the line is tied to it
 * and nothing is taken back twice. Refuses with `bank_transaction_not_found`, `bank_transaction_already_decided`, also where
 * another line has told of it, and `bank_transaction_not_a_return` for a credit, for what left the account before the payment
 * came, or for a payment that is nobody's or was booked by mistake.
 */
export async function returnByLine(
  change: Staff,
  { id, payment_id }: { id: number; payment_id: number },
): Promise<ReturnedPart[]> {
  const known = await getLine(change, id);
  const payment = (await findTransaction(change.tx, payment_id)) ?? refuse('bank_transaction_not_found');
  const { household_id, withdrawn_at } = payment;
  if (household_id === null || payment.amount_cents < 0 || withdrawn_at) return refuse('bank_transaction_not_a_return');
  if (known.amount_cents > 0 || isAfter(payment.value_date, known.value_date))
    return refuse('bank_transaction_not_a_return');
  const parts = await lockWhole(change, payment_id);
  const { value_date } = await lockUndecided(change, id);
  const { whole_id, told_by } = await findTakenBack(change.tx, payment_id);
  // the bank takes nothing back twice: this line tells of another payment
  if (told_by !== null) return refuse('bank_transaction_already_decided');
  await setTakesBack(change.tx, id, whole_id);
  await giveLineTo(change.tx, id, { household_id, decided_by: accountOf(change.actor) });
  return takeBack(change, parts, isAfter(value_date, change.today) ? change.today : value_date);
}

type Part = NonNullable<Awaited<ReturnType<typeof lockTransaction>>>;

/** All parts of a transfer, those of nobody too, after the households whose they are. */
async function lockWhole(change: Staff, paymentId: number): Promise<Part[]> {
  const before = await listPartsOfWhole(change.tx, paymentId);
  await lockHouseholds(
    change,
    before.flatMap((part) => part.household_id ?? []),
  );
  const locked: Part[] = [];
  for (const { id } of before)
    locked.push((await lockTransaction(change.tx, id)) ?? refuse('bank_transaction_not_found'));
  const ownersOf = (parts: typeof before) => parts.map(({ id, household_id }) => `${id} ${household_id}`).join();
  const now = await listPartsOfWhole(change.tx, paymentId);
  return ownersOf(now) === ownersOf(before) ? locked : refuse('bank_transaction_already_decided');
}

async function takeBack(change: Staff, parts: readonly Part[], returnedOn: Day): Promise<ReturnedPart[]> {
  const returned: ReturnedPart[] = [];
  for (const part of parts) {
    const invoices = await takePartBack(change, part, returnedOn);
    const { id: payment_id, household_id } = part;
    const isKnown = part.returned_on !== null;
    if (household_id !== null) returned.push({ payment_id, household_id, invoices, isKnown });
  }
  return returned;
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
