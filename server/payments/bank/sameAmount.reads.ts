import { sql } from 'kysely';
import { addDays, type Day, isAfter } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import '../payments.tables.ts';

/** Money that went to the bank on a day. */
export type Brought = { id: number; day: Day; amount_cents: Cents };

/** An undecided credit of exactly that amount. */
export type SameAmount = { brought_id: number; id: number; value_date: Day; counterparty_name: string | null };

/** A bank credits what was brought within so many days. */
const MOST_DAYS_LATER = 31;
const MOST_FOR_ONE = 10;

/** Undecided credits that may be what was brought: of the same amount, at most a month later, the nearest day first. */
export async function listOfSameAmount(db: Reader, brought: readonly Brought[]): Promise<SameAmount[]> {
  if (brought.length === 0) return [];
  const { rows } = await sql<SameAmount>`
    select b.id as brought_id, line.id, line.value_date, line.counterparty_name
    from unnest(${brought.map(({ id }) => id)}::integer[], ${brought.map(({ day }) => day)}::date[],
      ${brought.map(({ amount_cents }) => amount_cents)}::integer[]) as b (id, day, cents)
    cross join lateral (
      select t.id, t.value_date, t.counterparty_name from open_bank_lines o join bank_transactions t on t.id = o.id
      where o.amount_cents = b.cents and o.value_date between b.day and b.day + ${MOST_DAYS_LATER}::integer
        and not t.is_return
      order by o.value_date, o.id limit ${MOST_FOR_ONE}) line
    order by b.id, line.value_date, line.id`.execute(db);
  return rows;
}

/** Whether a credit may be what was brought. */
export function mayBeBrought(
  line: { amount_cents: Cents; value_date: Day; is_return: boolean },
  { day, amount_cents }: Omit<Brought, 'id'>,
): boolean {
  const isInTime = !isAfter(day, line.value_date) && !isAfter(line.value_date, addDays(day, MOST_DAYS_LATER));
  return line.amount_cents === amount_cents && isInTime && !line.is_return;
}
