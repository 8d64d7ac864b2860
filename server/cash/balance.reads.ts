import { sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import './cash.tables.ts';

/** The last count, from which the book goes on; undefined before the first one. */
export async function findLastClosing(db: Reader): Promise<{ id: number; day: Day; counted_cents: Cents } | undefined> {
  return db
    .selectFrom('cash_closings')
    .select(['id', 'day', 'counted_cents'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What is in the cash box by the book at the end of a day that is not counted yet; without a day, now. */
export async function balanceOn(db: Reader, day?: Day): Promise<Cents> {
  const last = await findLastClosing(db);
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::integer as cents from cash_entries
    where cash_closing_id is null and day <= coalesce(${day ?? null}::date, day)`.execute(db);
  return cents((last?.counted_cents ?? 0) + (rows[0]?.cents ?? 0));
}

/** What may leave the cash box on a day, so that neither then nor on a later day less than nothing is in it. */
export async function availableOn(db: Reader, day: Day): Promise<Cents> {
  const last = await findLastClosing(db);
  const { rows } = await sql<{ cents: number }>`
    select min(running)::integer as cents from (
      select day, sum(amount_cents) over (order by day range unbounded preceding) as running from (
        select day, amount_cents from cash_entries where cash_closing_id is null
        union all select ${day}::date, 0) moved) days
    where day >= ${day}`.execute(db);
  return cents((last?.counted_cents ?? 0) + (rows[0]?.cents ?? 0));
}

/** What was in the cash box before a day. */
export async function carriedTo(db: Reader, day: Day): Promise<Cents> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::integer as cents from cash_entries where day < ${day}`.execute(db);
  return cents(rows[0]?.cents ?? 0);
}
