import { refuse as refuseApproval } from '../../domain/approvals/approvals.refusals.ts';
import type { cashContract } from '../../domain/cash/cash.contract.ts';
import { refuse } from '../../domain/cash/cash.refusals.ts';
import { isCountedDay } from '../../domain/cash/cashDay.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import { confirmCash } from '../payments/cashPayments.actions.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { StaffChange } from '../platform/staff.ts';
import { balanceOn, findLastClosing } from './balance.reads.ts';
import { insertClosing, lockCashBook, putIntoClosing, setAgreed } from './cash.writes.ts';
import { getClosing, hasUncounted, listToConfirm, toClosing } from './closings.reads.ts';
import { addEntry, refuseDay } from './entering.actions.ts';
import { findLastEntryId } from './entries.reads.ts';

type Calls = typeof cashContract;

/**
 * Closes a day with what was counted; all entries until then that are not counted yet belong to it. A difference is entered with
 * its reason. Payments that somebody else has taken are confirmed (decision 91). Refuses with `cash_day_counted`,
 * `cash_changed_meanwhile` if the screen lacks an entry, `cash_nothing_to_count`, and with `validation_failed` for a day to come
 * or a difference without a reason.
 */
export async function countCash(
  change: StaffChange,
  { day, counted, reason = null, last_entry_id }: Input<Calls['countCash']>,
): Promise<Answer<Calls['countCash']>> {
  const { tx, today, now, actor } = change;
  await lockCashBook(tx);
  if (day > today) return refuseDay('date_must_be_in_the_past');
  const lastCounted = (await findLastClosing(tx))?.day ?? null;
  if (lastCounted && isCountedDay(day, { today, lastCounted })) {
    return refuse('cash_day_counted', { params: { date: toWireDay(lastCounted) } });
  }
  if ((await findLastEntryId(tx)) !== last_entry_id) return refuse('cash_changed_meanwhile');
  if (!(await hasUncounted(tx, day))) return refuse('cash_nothing_to_count');
  const expected_cents = await balanceOn(tx, day);
  const difference = cents(counted - expected_cents);
  if (difference !== 0 && reason === null) return refuse('validation_failed', { errors: { reason: ['required'] } });
  const difference_reason = difference === 0 ? null : reason;
  if (difference !== 0) {
    const nobody = { household_id: null, bank_transaction_id: null, reverses: null };
    await addEntry(change, { ...nobody, kind: 'difference', day, amount_cents: difference, text: reason });
  }
  const by = { closed_by: accountOf(actor), closed_at: now };
  const id = await insertClosing(tx, { day, expected_cents, counted_cents: counted, difference_reason, ...by });
  await putIntoClosing(tx, { id, day });
  await confirmWhatOthersTook(change, id);
  await record(change, { action: 'cash.counted', household_id: null, subject_id: id });
  return toClosing(await getClosing(tx, id), actor);
}

/**
 * A second person has counted the same sum. Refuses with `cash_closing_not_found`, `second_person_must_agree` for the one who
 * closed the day, and `cash_already_agreed`.
 */
export async function agreeToCount(
  change: Change<OfficeActor>,
  { id }: Input<Calls['agreeToCount']>,
): Promise<Answer<Calls['agreeToCount']>> {
  await lockCashBook(change.tx);
  const { closed_by, agreed_at } = await getClosing(change.tx, id);
  if (closed_by === change.actor.account_id) return refuseApproval('second_person_must_agree');
  if (agreed_at) return refuse('cash_already_agreed');
  await setAgreed(change.tx, id, { agreed_by: change.actor.account_id, agreed_at: change.now });
  await confirmWhatOthersTook(change, id);
  await record(change, { action: 'cash.agreed', household_id: null, subject_id: id });
  return toClosing(await getClosing(change.tx, id), change.actor);
}

/** Nobody confirms what they have taken themselves. */
async function confirmWhatOthersTook(change: StaffChange, closingId: number): Promise<void> {
  const by = accountOf(change.actor);
  const taken = await listToConfirm(change.tx, closingId);
  const ids = taken.filter(({ created_by }) => by !== null && created_by !== null && created_by !== by);
  await confirmCash(
    change,
    ids.map(({ bank_transaction_id }) => bank_transaction_id),
  );
}
