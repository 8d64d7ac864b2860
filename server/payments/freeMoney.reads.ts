import { sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import type { Reader } from '../platform/db.ts';
import './payments.tables.ts';

const owed = owedStatuses.map((status) => invoiceStatusIds[status]);

/**
 * Households that owe something and have money with us that pays for nothing: received for no invoice, or more than one
 * was over (D42). In cents; who owes most comes first.
 */
export async function listFreeMoney(
  db: Reader,
): Promise<{ household_id: number; free_cents: number; owed_cents: number }[]> {
  const { rows } = await sql<{ household_id: number; free_cents: number; owed_cents: number }>`
    with debts as (
      select household_id, sum(amount_cents - paid_cents) as owed_cents from sale_invoices
      where status_id = any(${owed}) group by household_id)
    select debts.household_id, (unspent.cents + surplus.cents)::int as free_cents, debts.owed_cents::int as owed_cents
    from debts
    cross join lateral (
      select coalesce(sum(t.amount_cents - coalesce(spent.cents, 0)), 0) as cents from bank_transactions t
      left join lateral (
        select sum(a.amount_cents) as cents from payment_allocations a
        where a.bank_transaction_id = t.id and a.reversed_at is null) spent on true
      where t.household_id = debts.household_id and t.returned_on is null and t.amount_cents > 0) unspent
    cross join lateral (
      select coalesce(sum(i.paid_cents - i.amount_cents), 0) as cents from sale_invoices i
      where i.household_id = debts.household_id and i.status_id = ${invoiceStatusIds.over_paid}) surplus
    where unspent.cents + surplus.cents > 0
    order by debts.owed_cents desc, debts.household_id`.execute(db);
  return rows;
}
