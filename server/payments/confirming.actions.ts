import { refuse } from '../../domain/payments/payments.refusals.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockUndecided } from './bankLines.actions.ts';
import { findBillsNamed, findLine } from './bankLines.reads.ts';
import { listTellable, type Tellable } from './confirming.reads.ts';
import { findTransaction } from './payments.reads.ts';
import type { Staff } from './settling.actions.ts';
import { setConfirms } from './statements.writes.ts';

/** The payment booked by hand that the bank has told of. */
export type ToldOf = { payment_id: number; household_id: number };

/**
 * A line of the bank's tells of the one payment booked by hand that it names, and of no other household's invoice: the
 * payment is then seen at the bank, and the money counts once. Answers undefined where that is not beyond doubt.
 */
export async function confirmNamed(change: Staff, id: number): Promise<ToldOf | undefined> {
  const known = await findLine(change.tx, id);
  // what it names is among what seems to be booked by hand: only then the search for it is worth its while
  if (!known?.is_booked_by_hand || known.is_left_to_person) return undefined;
  const [payment, ...others] = (await listTellable(change.tx, [id])).filter(({ is_named }) => is_named);
  if (!payment || others.length > 0) return undefined;
  const bills = (await findBillsNamed(change.tx, [known])).get(id) ?? [];
  if (bills.some(({ household_id }) => household_id !== payment.household_id)) return undefined;
  await lockHousehold(change.tx, payment.household_id);
  // a colleague may have decided about the line, or withdrawn the payment, while this waited
  const still = (await listTellable(change.tx, [id])).filter(({ is_named }) => is_named);
  if (still.length !== 1 || still[0]?.id !== payment.id) return undefined;
  return tie(change, id, payment);
}

/**
 * A person says that a line is a payment that was booked by hand. Refuses with `bank_transaction_not_found`,
 * `bank_transaction_already_decided`, and with `payment_does_not_fit` where the amount is another one, more than a month
 * lies between, or the payment is withdrawn or told of already.
 */
export async function confirmPayment(
  change: Staff,
  { id, payment_id }: { id: number; payment_id: number },
): Promise<ToldOf> {
  const known = await findTransaction(change.tx, payment_id);
  if (!known?.household_id) return refuse('payment_does_not_fit');
  await lockHousehold(change.tx, known.household_id);
  await lockUndecided(change, id);
  const payment = (await listTellable(change.tx, [id])).find((one) => one.id === payment_id);
  return payment ? tie(change, id, payment) : refuse('payment_does_not_fit');
}

async function tie(change: Staff, lineId: number, { id, household_id }: Tellable): Promise<ToldOf> {
  await lockUndecided(change, lineId);
  await setConfirms(change.tx, lineId, id);
  return { payment_id: id, household_id };
}
