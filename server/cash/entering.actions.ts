import type { cashContract } from '../../domain/cash/cash.contract.ts';
import { refuse } from '../../domain/cash/cash.refusals.ts';
import { cashDayProblem, isCountedDay } from '../../domain/cash/cashDay.ts';
import { leavesBox } from '../../domain/cash/cashKinds.ts';
import { receiptNumber } from '../../domain/cash/receiptNumber.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type Cents, cents, formatEuro } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { StaffChange } from '../platform/staff.ts';
import { availableOn, findLastClosing } from './balance.reads.ts';
import { insertEntry, lockCashBook, type NewEntry, takeReceiptNumber } from './cash.writes.ts';
import { type EntryRecord, findEntryByKey } from './entries.reads.ts';

type Call = (typeof cashContract)['enterCash'];

/**
 * Enters money that is no payment of a household; sent again with the same key, it is entered once. Refuses with
 * `cash_day_counted`, `cash_not_enough`, and with `validation_failed` for a day to come or more than a week ago.
 */
export async function enterCash(
  change: StaffChange,
  { kind, amount, day, text, idempotency_key }: Input<Call>,
): Promise<Answer<Call>> {
  const made = await openBook(change, { day, idempotency_key });
  if (made) return { id: made.id, receipt_no: receiptNumber(made) };
  if (leavesBox(kind)) await assertEnough(change, day, amount);
  const amount_cents = leavesBox(kind) ? cents(-amount) : amount;
  const nobody = { household_id: null, bank_transaction_id: null, reverses: null };
  const entered = await addEntry(change, { ...nobody, kind, day, amount_cents, text, idempotency_key });
  await record(change, { action: 'cash.entered', household_id: null, subject_id: entered.id });
  return entered;
}

/**
 * Locks the book and returns what was entered with this key before. Otherwise refuses a day for which nothing may be entered, with
 * `cash_day_counted` or `validation_failed`. `issued`: the day of the youngest invoice that is paid.
 */
export async function openBook(
  change: StaffChange,
  wanted: { day: Day; idempotency_key?: string | undefined },
): Promise<EntryRecord | undefined> {
  const { tx, today, actor } = change;
  await lockCashBook(tx);
  const made = await findEntryByKey(tx, { key: wanted.idempotency_key, by: accountOf(actor) });
  if (made) return made;
  const problem = cashDayProblem(wanted.day, today);
  if (problem) return refuseDay(problem);
  const lastCounted = (await findLastClosing(tx))?.day ?? null;
  if (lastCounted && isCountedDay(wanted.day, { today, lastCounted })) {
    return refuse('cash_day_counted', { params: { date: toWireDay(lastCounted) } });
  }
  return undefined;
}

export function refuseDay(problem: string): never {
  return refuse('validation_failed', { errors: { day: [problem] } });
}

/** Refuses with `cash_not_enough` and with how much there is. */
export async function assertEnough({ tx }: Pick<Change, 'tx'>, day: Day, amount: Cents): Promise<void> {
  const available = await availableOn(tx, day);
  if (available < amount) refuse('cash_not_enough', { params: { balance: formatEuro(cents(Math.max(0, available))) } });
}

type Entered = Omit<NewEntry, 'created_by' | 'created_at' | 'idempotency_key'> & {
  idempotency_key?: string | undefined;
};

/** Writes an entry with the next number; the caller has locked the book. */
export async function addEntry(
  change: StaffChange,
  { idempotency_key, ...entry }: Entered,
  numbered?: { year: number; no: number; receipt_no: string },
): Promise<{ id: number; receipt_no: string }> {
  const { receipt_no, ...number } = numbered ?? (await takeReceiptNumber(change.tx, entry.day));
  const made = { created_by: accountOf(change.actor), created_at: change.now };
  const id = await insertEntry(change.tx, {
    ...entry,
    ...number,
    ...made,
    idempotency_key: idempotency_key ?? null,
  });
  return { id, receipt_no };
}
