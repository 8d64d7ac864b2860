import { sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import { isNamedByUndecided } from './bankLines.reads.ts';
import './payments.tables.ts';

const owed = owedStatuses.map((status) => invoiceStatusIds[status]);

/**
 * What is free of all payments of a household: for no invoice, or more than one was over (D42). Or what it lacks: it got back
 * payments that the bank then took back, and has not paid so much again (decision 19).
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

/** What of its free money may be paid back: what was only booked by hand is not counted (decision 40). */
export async function refundableOfHousehold(db: Reader, householdId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select least(free_cents(${householdId}), greatest(0, coalesce(sum(cents), 0)))::integer as cents
    from refundable_money where household_id = ${householdId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say what may be paid back');
  return row.cents;
}

/** The free part of it; never below nothing. */
export async function freeOfHousehold(db: Reader, householdId: number): Promise<Cents> {
  return (await balanceOfHousehold(db, householdId)).free_cents;
}

/**
 * Whether money for an invoice seems to be with us already: as much as it still lacks is free of its household's, or a
 * transfer waits for somebody that names it, or brings as much and names another invoice of the household.
 */
export async function isMoneyHere(
  db: Reader,
  lacking: { household_id: number; bill_number: string; open_cents: Cents },
): Promise<boolean> {
  return (await freeOfHousehold(db, lacking.household_id)) >= lacking.open_cents || isNamedByUndecided(db, lacking);
}

/** Of those who owe something, and of those who do not: more than anybody goes through at once. */
const MOST_OF_EACH = 100;

/** `refundable_cents`: what of it the bank has told of (decision 40). */
export type FreeMoney = { household_id: number; free_cents: Cents; refundable_cents: Cents; owed_cents: Cents };

/** Households that lack money which they got back (decision 19), who lacks most first; a hundred. */
export async function listLackingMoney(db: Reader): Promise<{ household_id: number; lacking_cents: Cents }[]> {
  const { rows } = await sql<{ household_id: number; lacking_cents: Cents }>`
    select household_id, -sum(cents)::integer as lacking_cents from free_money
    group by 1 having sum(cents) < 0 order by 2 desc, 1 limit ${MOST_OF_EACH}`.execute(db);
  return rows;
}

/**
 * Households that have money with us that pays for nothing: received for no invoice, or more than one was over, and not
 * paid back (D42); of those who owe nothing only what may be paid back. Who owes most comes first, then who has most; a hundred who owe something, and as many who do not. Reads
 * what is unsettled only.
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
