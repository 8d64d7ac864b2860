import { sql } from 'kysely';
import type { RefundSource } from '../../domain/payments/refund.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader, Tx } from '../platform/db.ts';
import './payments.tables.ts';

/** Money that went back to a household, as it stands now. */
export type RefundRecord = {
  id: number;
  household_id: number;
  amount_cents: Cents;
  value_date: Day;
  recipient_name: string | null;
  recipient_iban: string | null;
  reason: string;
  /** The bank's own line that tells of it. */
  bank_transaction_id: number | null;
  created_at: Date;
  undone_at: Date | null;
};

type Paid = Omit<RefundSource, 'shares'> & {
  parts: { sale_invoice_id: number; amount_cents: Cents }[];
  /** The bank has told of it: it came by a line of the bank's, one confirmed it, or nothing of it counts any more. */
  is_seen_at_bank: boolean;
};

/** Every payment of a household, with what is for no invoice and what counts for each. */
export async function listPaid(db: Reader, householdId: number): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select t.id, t.value_date, t.rest_cents, t.source = 'camt' or t.returned_on is not null
        or exists (select from bank_transactions line where line.confirms = t.id) as is_seen_at_bank,
      coalesce(json_agg(json_build_object('sale_invoice_id', a.sale_invoice_id, 'amount_cents', a.amount_cents)
        order by a.sale_invoice_id) filter (where a.sale_invoice_id is not null), '[]') as parts
    from bank_transactions t
    left join (select bank_transaction_id, sale_invoice_id, sum(amount_cents)::integer as amount_cents
      from payment_allocations where reversed_at is null group by 1, 2) a on a.bank_transaction_id = t.id
    where t.household_id = ${householdId} and t.amount_cents > 0
    group by t.id order by t.id`.execute(db);
  return rows;
}

/** What of a payment was paid back. */
export async function refundedOf(db: Reader, transactionId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`select refunded_cents(${transactionId}) as cents`.execute(db);
  return rows[0]?.cents ?? fail(transactionId);
}

/** Undefined for one of an erased household, of which nothing is changed any more (decision 18). */
export async function findRefund(db: Reader, id: number): Promise<RefundRecord | undefined> {
  const isErased = sql<boolean>`exists (select from households h where h.id = household_id and h.erased_on is not null)`;
  return refunds(db)
    .where('id', '=', id)
    .where(({ not }) => not(isErased))
    .executeTakeFirst();
}

/** A refund that is known to be there. */
export async function getRefund(db: Reader, id: number): Promise<RefundRecord> {
  return refunds(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The one that was booked with this key. */
export async function findRefundByKey(tx: Tx, householdId: number, key: string): Promise<RefundRecord | undefined> {
  return refunds(tx).where('household_id', '=', householdId).where('idempotency_key', '=', key).executeTakeFirst();
}

/** Whether the same amount of the same day was booked, and not taken back. */
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

/** Of a household, the latest first; those that were taken back too. */
export async function listRefunds(db: Reader, householdId: number): Promise<RefundRecord[]> {
  return refunds(db)
    .where('household_id', '=', householdId)
    .orderBy('value_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A refund that a line of the bank's may tell of. */
export type Confirmable = { line_id: number; id: number; household_id: number; value_date: Day; amount_cents: Cents };

const DAYS_APART = 31;

/**
 * Which refund may each of these debits be? One over the same amount, about then, that no line tells of yet, and not to
 * another account; the same account first, then the nearest day.
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

function refunds(db: Reader) {
  return db
    .selectFrom('refunds')
    .select(['id', 'household_id', 'amount_cents', 'value_date', 'recipient_name', 'recipient_iban', 'reason'])
    .select(['bank_transaction_id', 'created_at', 'undone_at']);
}

function fail(id: number): never {
  throw new Error(`the database does not say what of the payment ${id} was paid back`);
}
