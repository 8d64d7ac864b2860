import { type RawBuilder, sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import { isNamedByUndecided } from './bank/bankLines.reads.ts';
import { isHeldByOpenLine } from './openLines/openLines.reads.ts';
import './payments.tables.ts';

const owed = owedStatuses.map((status) => invoiceStatusIds[status]);

/**
 * The free money of all payments of a household (D42). Negative if the bank returned payments that we had already
 * refunded, and the household has not paid as much again (decision 19).
 */
export async function balanceOfHousehold(
  db: Reader,
  householdId: number,
): Promise<{ free_cents: Cents; lacking_cents: Cents }> {
  const { rows } = await sql<{ free_cents: Cents; lacking_cents: Cents }>`
    select greatest(0, cents)::integer as free_cents, greatest(0, -cents)::integer as lacking_cents
    from (select coalesce(sum(cents), 0) as cents from free_money where household_id = ${householdId}) balance`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('the database does not say what is free');
  return row;
}

/**
 * The part of its free money that may be refunded: payments that were only booked by hand are not counted (decision 40).
 */
export async function refundableOfHousehold(db: Reader, householdId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select least(free_cents(${householdId}), greatest(0, coalesce(sum(cents), 0)))::integer as cents
    from refundable_money where household_id = ${householdId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say what may be paid back');
  return row.cents;
}

/** `balanceOfHousehold`, but never below 0. */
export async function freeOfHousehold(db: Reader, householdId: number): Promise<Cents> {
  return (await balanceOfHousehold(db, householdId)).free_cents;
}

/**
 * Whether the money for an invoice seems to be here: its household has enough free money, or a transfer that was read in the
 * last sixty days and is undecided seems to be from the household (decision 76), or names the invoice, or names another one of the
 * household and brings enough.
 */
export async function isMoneyHere(
  db: Reader,
  lacking: { household_id: number; bill_number: string; open_cents: Cents },
  today: Day,
): Promise<boolean> {
  if (await isHeldByOpenLine(db, lacking.household_id, today)) return true;
  return (
    (await freeOfHousehold(db, lacking.household_id)) >= lacking.open_cents || isNamedByUndecided(db, lacking, today)
  );
}

function refundableOf(household: RawBuilder<unknown>) {
  return sql`select coalesce(sum(cents), 0) as cents from refundable_money r where r.household_id = ${household}`;
}

/** The limit for households that owe something and for those that do not: more than a clerk goes through at once. */
const MOST_OF_EACH = 100;

/** `refundable_cents`: the part that bank lines prove (decision 40). */
export type FreeMoney = { household_id: number; free_cents: Cents; refundable_cents: Cents; owed_cents: Cents };

/** Of each kind of unsettled row, in the order of the households' ids: more than anybody has open, and bounds the time. */
const MOST_LOOKED_THROUGH = 1_000;

/** An invoice that was paid although it is not owed any more, as the index on them says it. */
const hasSurplus = sql`status_id in (${sql.lit(invoiceStatusIds.void)}, ${sql.lit(invoiceStatusIds.over_paid)}) and paid_cents > 0`;

/** Households with such a payment, in the order of an index. */
function withPayment(rest: '>' | '<'): RawBuilder<unknown> {
  return sql`select household_id from bank_transactions where household_id is not null and rest_cents ${sql.raw(rest)} 0
    group by 1 order by 1 limit ${MOST_LOOKED_THROUGH}`;
}

/** The households that lack most, at most a hundred: the bank returned payments that we had refunded (decision 19). */
export async function listLackingMoney(db: Reader): Promise<{ household_id: number; lacking_cents: Cents }[]> {
  const { rows } = await sql<{ household_id: number; lacking_cents: Cents }>`
    select household_id, -cents::integer as lacking_cents from (${withPayment('<')}) those
    cross join lateral (select sum(cents) as cents from free_money f where f.household_id = those.household_id) free
    where cents < 0 order by 2 desc, 1 limit ${MOST_OF_EACH}`.execute(db);
  return rows;
}

/**
 * Households with free money that was not refunded (D42); households that owe nothing only if it may be refunded. Highest
 * debt first, then highest credit; at most a hundred that owe something, and as many that do not. Where thousands have credit, the
 * first thousand by id are compared.
 */
export async function listFreeMoney(db: Reader): Promise<FreeMoney[]> {
  const { rows } = await sql<FreeMoney>`
    with known as materialized (
      select household_id, free.cents::integer as free_cents, coalesce(debts.cents, 0)::integer as owed_cents
      from ((${withPayment('>')}) union (select household_id from sale_invoices where ${hasSurplus}
        group by 1 order by 1 limit ${MOST_LOOKED_THROUGH})) those
      cross join lateral (select sum(cents) as cents from free_money f where f.household_id = those.household_id) free
      cross join lateral (select sum(amount_cents - paid_cents) as cents from sale_invoices i
        where i.household_id = those.household_id and status_id in (${sql.join(owed.map((id) => sql.lit(id)))})) debts
      where free.cents > 0),
    listed as (
      (select * from known where owed_cents > 0
        order by owed_cents desc, free_cents desc, household_id limit ${MOST_OF_EACH})
      union all
      -- sorted first, so that it stops at the hundredth that has something to refund
      (select k.* from (select * from known where owed_cents <= 0 order by free_cents desc, household_id offset 0) k
        cross join lateral (${refundableOf(sql`k.household_id`)}) told
        where told.cents > 0 order by k.free_cents desc, k.household_id limit ${MOST_OF_EACH}))
    select household_id, free_cents, owed_cents, least(free_cents, greatest(0, told.cents))::integer as refundable_cents
    from listed cross join lateral (${refundableOf(sql`listed.household_id`)}) told
    order by owed_cents desc, free_cents desc, household_id`.execute(db);
  return rows;
}
