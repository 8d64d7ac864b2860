import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';
import './cash.tables.ts';

/** Years in whose receipt numbers something is missing; must return no rows (style 23). */
export async function missingReceipts(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select c.year as id from cash_counters c left join cash_entries e on e.year = c.year
    group by c.year, c.last_no having count(e.id) <> c.last_no order by c.year`.execute(db);
  return rows;
}

/** Counts after which the book does not say what was counted; must return no rows. */
export async function wrongCounts(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from cash_closings c
    where c.counted_cents <> (select coalesce(sum(e.amount_cents), 0) from cash_entries e where e.cash_closing_id <= c.id)
    order by c.id`.execute(db);
  return rows;
}

/** Cash payments that differ from their receipts; must return no rows. */
export async function wrongCashPayments(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from bank_transactions t left join cash_entries e on e.bank_transaction_id = t.id
    where t.source = 'cash' group by t.id
    having coalesce(sum(e.amount_cents), -1) <> case when t.withdrawn_at is null then t.amount_cents else 0 end
    order by t.id`.execute(db);
  return rows;
}
