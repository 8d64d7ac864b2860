import type { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { findTransaction } from '../payments.reads.ts';
import type { Staff } from '../settling.actions.ts';
import { lockUndecided } from './bankLines.actions.ts';
import { findInvoicesNamed, findLine } from './bankLines.reads.ts';
import { listTellable, type Tellable } from './confirming.reads.ts';
import { setConfirms } from './statements.writes.ts';

type Calls = typeof bankContract;

/** The payment booked by hand that a bank line confirms. */
type Confirmed = { payment_id: number; household_id: number };

/**
 * A bank line confirms the one payment booked by hand that it names, if it names no other household's invoice: the payment
 * then counts as seen at the bank, and the money counts once. Returns undefined if there is doubt.
 */
export async function confirmNamed(change: Staff, id: number): Promise<Confirmed | undefined> {
  const known = await findLine(change.tx, id);
  // the search is worth it only if the line seems to have been booked by hand
  if (!known?.is_booked_by_hand || known.is_left_to_person) return undefined;
  const [payment, ...others] = (await listTellable(change.tx, [id])).filter(({ is_named }) => is_named);
  if (!payment || others.length > 0) return undefined;
  const invoices = (await findInvoicesNamed(change.tx, [known])).get(id) ?? [];
  if (invoices.some(({ household_id }) => household_id !== payment.household_id)) return undefined;
  await lockHousehold(change.tx, payment.household_id);
  // a colleague may have decided about the line, or withdrawn the payment, while this waited for the lock
  const still = (await listTellable(change.tx, [id])).filter(({ is_named }) => is_named);
  if (still.length !== 1 || still[0]?.id !== payment.id) return undefined;
  return tie(change, id, payment);
}

/**
 * A clerk says that a bank line confirms a payment that was booked by hand (decision 40). Refuses with
 * `bank_transaction_not_found`, `bank_transaction_already_decided`, and with `payment_does_not_fit` if the amounts differ,
 * the days are more than a month apart, or the payment is withdrawn or confirmed already.
 */
export async function confirmPayment(
  change: Staff,
  { id, payment_id }: Input<Calls['confirmPayment']>,
): Promise<Answer<Calls['confirmPayment']>> {
  const known = await findTransaction(change.tx, payment_id);
  if (!known?.household_id) return refuse('payment_does_not_fit');
  await lockHousehold(change.tx, known.household_id);
  await lockUndecided(change, id);
  const payment = (await listTellable(change.tx, [id])).find((one) => one.id === payment_id);
  const { household_id } = await tie(change, id, payment ?? refuse('payment_does_not_fit'));
  await record(change, { action: 'payment.told', household_id, subject_id: payment_id });
  return { id, payment_id };
}

async function tie(change: Staff, lineId: number, { id, household_id }: Tellable): Promise<Confirmed> {
  await lockUndecided(change, lineId);
  await setConfirms(change.tx, lineId, id);
  return { payment_id: id, household_id };
}
