import { sql } from 'kysely';
import './payments.tables.ts';
import type { Reader } from '../platform/db.ts';

/** Payments of which more counts for invoices than came in; must answer nothing. */
export async function spentTwice(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from bank_transactions t
    where t.amount_cents < (select sum(a.amount_cents) from payment_allocations a
      where a.bank_transaction_id = t.id and a.reversed_at is null)
    order by t.id`.execute(db);
  return rows;
}

/** Payments of nobody, or laid aside, that count for an invoice all the same; must answer nothing. */
export async function spentByNobody(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from bank_transactions t
    where (t.household_id is null or t.laid_aside_at is not null)
      and exists (select from payment_allocations a where a.bank_transaction_id = t.id and a.reversed_at is null)
    order by t.id`.execute(db);
  return rows;
}

/** Invoices whose paid amount is not the sum of what payments brought; must answer nothing (style 23). */
export async function wrongSums(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from sale_invoices i
    where i.paid_cents <> coalesce((select sum(a.amount_cents) from payment_allocations a
      where a.sale_invoice_id = i.id and a.reversed_at is null), 0)
    order by i.id`.execute(db);
  return rows;
}
