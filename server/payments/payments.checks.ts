import { sql } from 'kysely';
import './payments.tables.ts';
import type { Reader } from '../platform/db.ts';

/** Payments of which more is allocated or refunded than came in; must return no rows. */
export async function allocatedBeyondAmount(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    with spent as (
      select bank_transaction_id, amount_cents from payment_allocations where reversed_at is null
      union all
      select p.bank_transaction_id, p.amount_cents from refund_parts p join refunds r on r.id = p.refund_id
      where r.undone_at is null)
    select t.id from bank_transactions t join spent s on s.bank_transaction_id = t.id
    group by t.id, t.amount_cents having sum(s.amount_cents) > t.amount_cents
    order by t.id`.execute(db);
  return rows;
}

/** Payments whose stored spent amount differs from their allocations and refunds; must return no rows. */
export async function wrongAllocatedSums(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bank_transactions where spent_cents <> spent_cents(id) order by id`.execute(db);
  return rows;
}

/** Refunds that are not the sum of their parts, or take from another household's payments; must return no rows. */
export async function wrongRefunds(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from refunds r
    left join refund_parts p on p.refund_id = r.id
    left join bank_transactions t on t.id = p.bank_transaction_id
    group by r.id
    having r.amount_cents <> coalesce(sum(p.amount_cents), 0)
      or r.undone_at is null and bool_or(t.household_id is distinct from r.household_id)
    order by r.id`.execute(db);
  return rows;
}

/** Dismissed payments or payments without a household that are allocated all the same; must return no rows. */
export async function allocatedWithoutHousehold(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from bank_transactions t
    where (t.household_id is null or t.dismissed_at is not null)
      and exists (select from payment_allocations a where a.bank_transaction_id = t.id and a.reversed_at is null)
    order by t.id`.execute(db);
  return rows;
}

/** Split transfers that are not the sum of their parts, or count all the same; must return no rows. */
export async function wrongSplits(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from bank_transactions t
    where t.split_at is not null and (t.household_id is not null or t.dismissed_at is not null or t.amount_cents <>
      (select coalesce(sum(p.amount_cents), 0) from bank_transactions p where p.split_from = t.id))
    order by t.id`.execute(db);
  return rows;
}

/** Debits that reversed something that is no payment, or belongs to no household; must return no rows. */
export async function wrongReturns(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from bank_transactions d join bank_transactions whole on whole.id = d.takes_back
    where d.amount_cents > 0 or d.household_id is null or whole.amount_cents < 0 or whole.split_from is not null
    order by d.id`.execute(db);
  return rows;
}

/** Invoices whose paid amount is not the sum of their allocations; must return no rows (style 23). */
export async function wrongSums(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from sale_invoices i
    where i.paid_cents <> coalesce((select sum(a.amount_cents) from payment_allocations a
      where a.sale_invoice_id = i.id and a.reversed_at is null), 0)
    order by i.id`.execute(db);
  return rows;
}
