import { sql } from 'kysely';
import type { Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import { DAYS_APART } from './bankLines.reads.ts';
import '../payments.tables.ts';

/** A payment booked by hand that a credit may confirm. `is_named`: the credit names its invoice or has its bank reference. */
export type Tellable = {
  line_id: number;
  id: number;
  household_id: number;
  value_date: Day;
  amount_cents: Cents;
  is_named: boolean;
};

/** For clerks the range is wider than in the rule: somebody may have noted the day of the statement instead. */
const DAYS_APART_FOR_PEOPLE = 31;

/**
 * Payments booked by hand that no bank line confirms yet and that each of these credits may confirm: the same amount, about the
 * same day. Payments that the credit names come first, then the nearest day.
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
      where l.id = any(${lineIds}::integer[]) and l.source = 'statement' and l.amount_cents > 0 and not l.is_return
        and not exists (select from bank_transactions other where other.confirms = m.id)) fitting
    where is_named or apart <= ${DAYS_APART_FOR_PEOPLE}
    order by line_id, is_named desc, apart, id`.execute(db);
  return rows;
}

/** The bank line that confirms a payment booked by hand. */
export async function findConfirmingLine(db: Reader, paymentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('bank_transactions')
    .select('id')
    .where('confirms', '=', paymentId)
    .executeTakeFirst();
  return row?.id;
}

/** From which account bank lines brought each of these payments (null: from none that is known), and who has read that file of the bank. */
export async function listPayingAccounts(
  db: Reader,
  paymentIds: readonly number[],
): Promise<{ iban: string | null; read_by: number | null }[]> {
  const { rows } = await sql<{ iban: string | null; read_by: number | null }>`
    select line.counterparty_iban as iban, line.created_by as read_by
    from bank_transactions p
    left join bank_transactions line on line.id = case when p.source = 'statement' then p.id
      else (select told.id from bank_transactions told where told.confirms = p.id) end
    where p.id = any(${paymentIds}::integer[])`.execute(db);
  return rows;
}
