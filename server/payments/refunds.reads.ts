import { sql } from 'kysely';
import type { OfficeRefund } from '../../domain/payments/paymentAnswers.ts';
import type { RefundSource } from '../../domain/payments/refund.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import type { Reader, Tx } from '../platform/db.ts';
import './payments.tables.ts';

/** A refund to a household, as it is stored. */
export type RefundRecord = {
  id: number;
  household_id: number;
  amount_cents: Cents;
  value_date: Day;
  recipient_name: string | null;
  recipient_iban: string | null;
  reason: string;
  /** The bank line that confirms it. */
  bank_transaction_id: number | null;
  created_at: Date;
  undone_at: Date | null;
};

type Paid = Omit<RefundSource, 'shares'> & {
  parts: { sale_invoice_id: number; amount_cents: Cents }[];
  /** True if it is a bank line, if a bank line or a count of the cash confirms it, or if the bank took it back. */
  is_seen_at_bank: boolean;
};

/** Every payment of a household, with its unallocated rest and its allocations that count. */
export async function listPaid(db: Reader, householdId: number): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select t.id, t.value_date, t.rest_cents, t.source = 'statement' or t.returned_on is not null
        or t.counted_at is not null or exists (select from bank_transactions line where line.confirms = t.id) as is_seen_at_bank,
      coalesce(json_agg(json_build_object('sale_invoice_id', a.sale_invoice_id, 'amount_cents', a.amount_cents)
        order by a.sale_invoice_id) filter (where a.sale_invoice_id is not null), '[]') as parts
    from bank_transactions t
    left join (select bank_transaction_id, sale_invoice_id, sum(amount_cents)::integer as amount_cents
      from payment_allocations where reversed_at is null group by 1, 2) a on a.bank_transaction_id = t.id
    where t.household_id = ${householdId} and t.amount_cents > 0
    group by t.id order by t.id`.execute(db);
  return rows;
}

/** How much of a payment was refunded. */
export async function refundedOf(db: Reader, transactionId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`select refunded_cents(${transactionId}) as cents`.execute(db);
  return rows[0]?.cents ?? fail(transactionId);
}

/** Undefined also for a refund of an erased household: nothing of it may change any more (decision 18). */
export async function findRefund(db: Reader, id: number): Promise<RefundRecord | undefined> {
  const isErased = sql<boolean>`exists (select from households h where h.id = household_id and h.erased_on is not null)`;
  return refunds(db)
    .where('id', '=', id)
    .where(({ not }) => not(isErased))
    .executeTakeFirst();
}

/** A refund that is known to exist; throws otherwise. */
export async function getRefund(db: Reader, id: number): Promise<RefundRecord> {
  return refunds(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The refund that was booked with this idempotency key. */
export async function findRefundByKey(tx: Tx, householdId: number, key: string): Promise<RefundRecord | undefined> {
  return refunds(tx).where('household_id', '=', householdId).where('idempotency_key', '=', key).executeTakeFirst();
}

/** Whether a refund of the same amount and day was booked and not undone. */
export async function isRefunded(
  tx: Tx,
  { household_id, value_date, amount_cents }: Pick<RefundRecord, 'household_id' | 'value_date' | 'amount_cents'>,
): Promise<boolean> {
  const row = await refunds(tx)
    .where('household_id', '=', household_id)
    .where('value_date', '=', value_date)
    .where('amount_cents', '=', amount_cents)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** All refunds of a household, also undone ones, the latest first. */
export async function listRefunds(db: Reader, householdId: number): Promise<RefundRecord[]> {
  return refunds(db)
    .where('household_id', '=', householdId)
    .orderBy('value_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A refund that a bank line may confirm. */
export type Confirmable = { line_id: number; id: number; household_id: number; value_date: Day; amount_cents: Cents };

const DAYS_APART = 31;

/**
 * The refunds that each of these debits may confirm: of the same amount, within 31 days, not confirmed yet and not to another
 * account; those to the same account first, then by the nearest day.
 */
export async function listConfirmable(db: Reader, lineIds: readonly number[]): Promise<Confirmable[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<Confirmable>`
    select d.id as line_id, r.id, r.household_id, r.value_date, r.amount_cents
    from bank_transactions d join refunds r
      on r.amount_cents = -d.amount_cents and r.bank_transaction_id is null and r.undone_at is null
        and coalesce(r.recipient_iban = d.counterparty_iban, true) and abs(r.value_date - d.value_date) <= ${DAYS_APART}
    join households h on h.id = r.household_id and h.erased_on is null
    where d.id = any(${lineIds}::integer[]) and d.amount_cents < 0 and not d.is_return
    order by r.recipient_iban = d.counterparty_iban desc nulls last, abs(r.value_date - d.value_date), r.id`.execute(
    db,
  );
  return rows;
}

/** A refund as the office sees it. */
export function toOfficeRefund(record: RefundRecord): OfficeRefund {
  const { amount_cents, value_date, bank_transaction_id, created_at, undone_at, ...refund } = record;
  return {
    ...refund,
    amount: toEuros(amount_cents),
    value_date: toWireDay(value_date),
    created_at: created_at.toISOString(),
    is_confirmed: bank_transaction_id !== null,
    undone_at: undone_at?.toISOString() ?? null,
  };
}

function refunds(db: Reader) {
  return db
    .selectFrom('refunds')
    .select(['id', 'household_id', 'amount_cents', 'value_date', 'recipient_name', 'recipient_iban', 'reason'])
    .select(['bank_transaction_id', 'created_at', 'undone_at']);
}

function fail(id: number): never {
  throw new Error(`the database does not say what of the payment ${id} was paid back`);
}
