import { sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import './payments.tables.ts';

const owed = owedStatuses.map((status) => invoiceStatusIds[status]);
const { over_paid: overPaid, void: isVoid } = invoiceStatusIds;

/** What is free of all payments of a household: for no invoice, or more than one was over (D42); never below nothing. */
export async function freeOfHousehold(db: Reader, householdId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`select free_cents(${householdId}) as cents`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say what is free');
  return row.cents;
}

export type FreeMoney = { household_id: number; free_cents: Cents; owed_cents: Cents };

/**
 * Households that have money with us that pays for nothing: received for no invoice, or more than one was over, and not
 * paid back (D42). Who owes most comes first, then who has most.
 */
export async function listFreeMoney(db: Reader): Promise<FreeMoney[]> {
  const { rows } = await sql<FreeMoney>`
    with moved as (
      select bank_transaction_id as id, sum(amount_cents) as cents from (
        select bank_transaction_id, amount_cents from payment_allocations where reversed_at is null
        union all
        select p.bank_transaction_id, p.amount_cents from refund_parts p join refunds r on r.id = p.refund_id
        where r.undone_at is null) each group by 1),
    free as (
      select household_id, sum(cents)::integer as cents from (
        select t.household_id,
          (case when t.returned_on is null then t.amount_cents else 0 end) - coalesce(moved.cents, 0) as cents
        from bank_transactions t left join moved on moved.id = t.id
        where t.household_id is not null and t.amount_cents > 0
        union all
        select household_id, case status_id when ${overPaid} then paid_cents - amount_cents else paid_cents end
        from sale_invoices where status_id in (${overPaid}, ${isVoid})) each group by 1 having sum(cents) > 0)
    select free.household_id, free.cents as free_cents, coalesce(debts.cents, 0)::integer as owed_cents
    from free left join lateral (
      select sum(amount_cents - paid_cents) as cents from sale_invoices
      where household_id = free.household_id and status_id = any(${owed}::integer[])) debts on true
    order by owed_cents desc, free_cents desc, household_id`.execute(db);
  return rows;
}
