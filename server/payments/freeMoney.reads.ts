import { sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import { isNamedByUndecided } from './bankLines.reads.ts';
import './payments.tables.ts';

const owed = owedStatuses.map((status) => invoiceStatusIds[status]);

/**
 * The unallocated credit of all payments of a household (D42). Negative if the bank reversed payments that we had already
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
 * The part of its unallocated credit that may be refunded: payments that were only booked by hand are not counted (decision 40).
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
 * Whether the money for an invoice seems to be here: its household has enough unallocated credit, or an undecided transfer names
 * the invoice, or names another one of the household and brings enough.
 */
export async function isMoneyHere(
  db: Reader,
  lacking: { household_id: number; bill_number: string; open_cents: Cents },
): Promise<boolean> {
  return (await freeOfHousehold(db, lacking.household_id)) >= lacking.open_cents || isNamedByUndecided(db, lacking);
}

/** The limit for households that owe something and for those that do not: more than a clerk goes through at once. */
const MOST_OF_EACH = 100;

/** `refundable_cents`: the part that bank lines prove (decision 40). */
export type FreeMoney = { household_id: number; free_cents: Cents; refundable_cents: Cents; owed_cents: Cents };

/** The hundred households that lack most: the bank reversed payments that we had refunded (decision 19). */
export async function listLackingMoney(db: Reader): Promise<{ household_id: number; lacking_cents: Cents }[]> {
  const { rows } = await sql<{ household_id: number; lacking_cents: Cents }>`
    select household_id, -sum(cents)::integer as lacking_cents from free_money
    group by 1 having sum(cents) < 0 order by 2 desc, 1 limit ${MOST_OF_EACH}`.execute(db);
  return rows;
}

/**
 * Households with unallocated credit that was not refunded (D42); households that owe nothing only if it may be refunded. Highest
 * debt first, then highest credit; at most a hundred that owe something, and as many that do not. Reads only rows of unsettled
 * households.
 */
export async function listFreeMoney(db: Reader): Promise<FreeMoney[]> {
  const { rows } = await sql<FreeMoney>`
    select household_id, free_cents, refundable_cents, owed_cents from (
      select *, row_number() over (partition by owed_cents > 0 order by owed_cents desc, free_cents desc, household_id) as place
      from (select free.household_id, free.cents as free_cents, coalesce(debts.cents, 0)::integer as owed_cents,
        least(free.cents, greatest(0, told.cents))::integer as refundable_cents
    from (select household_id, sum(cents)::integer as cents from free_money group by 1 having sum(cents) > 0) free
    left join lateral (
      select sum(amount_cents - paid_cents) as cents from sale_invoices
      where household_id = free.household_id and status_id = any(${owed}::integer[])) debts on true
    cross join lateral (
      select coalesce(sum(cents), 0) as cents from refundable_money where household_id = free.household_id) told) known
      where owed_cents > 0 or refundable_cents > 0) placed
    where place <= ${MOST_OF_EACH}
    order by owed_cents desc, free_cents desc, household_id`.execute(db);
  return rows;
}
