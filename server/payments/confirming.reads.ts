import { sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import { DAYS_APART } from './bankLines.reads.ts';
import './payments.tables.ts';

/** A payment booked by hand of which a credit may tell. `is_named`: the credit names its invoice or has its bank reference. */
export type Tellable = {
  line_id: number;
  id: number;
  household_id: number;
  value_date: Day;
  amount_cents: Cents;
  is_named: boolean;
};

/** A person compares more days than the rule: people note the day of the statement as well. */
const DAYS_APART_FOR_PEOPLE = 31;

/**
 * Payments booked by hand that the bank has not told of yet, and that each of these credits may be: the same amount, about
 * the same day. What the credit names comes first, then the nearest day.
 */
export async function listTellable(db: Reader, lineIds: readonly number[]): Promise<Tellable[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<Tellable>`
    select line_id, id, household_id, value_date, amount_cents, is_named from (
      select l.id as line_id, m.id, m.household_id, m.value_date, m.amount_cents, abs(m.value_date - l.value_date) as apart,
        coalesce(m.transaction_key = l.bank_reference, false)
          or coalesce(m.payment_reference = l.payment_reference, false) and abs(m.value_date - l.value_date) <= ${DAYS_APART}
          as is_named
      from bank_transactions l join bank_transactions m
        on m.source = 'manual' and m.amount_cents = l.amount_cents and m.returned_on is null and m.household_id is not null
      join households h on h.id = m.household_id and h.erased_on is null
      where l.id = any(${lineIds}::integer[]) and l.source = 'camt' and l.amount_cents > 0 and not l.is_return
        and not exists (select from bank_transactions other where other.confirms = m.id)) fitting
    where is_named or apart <= ${DAYS_APART_FOR_PEOPLE}
    order by line_id, is_named desc, apart, id`.execute(db);
  return rows;
}

/** The line of the bank's that tells of a payment booked by hand. */
export async function findConfirmingLine(db: Reader, paymentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('bank_transactions')
    .select('id')
    .where('confirms', '=', paymentId)
    .executeTakeFirst();
  return row?.id;
}

/** From which account the bank's own line brought each of these payments; null where it names none, or there is no line. */
export async function listPayingAccounts(db: Reader, paymentIds: readonly number[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ iban: string | null }>`
    select case when p.source = 'camt' then p.counterparty_iban else
      (select line.counterparty_iban from bank_transactions line where line.confirms = p.id) end as iban
    from bank_transactions p where p.id = any(${paymentIds}::integer[])`.execute(db);
  return rows.map(({ iban }) => iban);
}
