import { sql } from 'kysely';
import { addDays, businessDay, type Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { settingsOn } from '../boardSettings/boardSettings.reads.ts';
import type { Ask } from '../platform/context.ts';
import { staffNameOf } from '../platform/staffName.ts';

/** Every bank has reported a payment by then. */
const DAYS_UNTIL_SEEN = 21;

type UnseenPayment = {
  id: number;
  household_id: number;
  amount_cents: Cents;
  value_date: Day;
  booked_on: Day;
  booked_by: string | null;
};

/**
 * Payments that were booked by hand three weeks ago or earlier, and that no bank line has confirmed, the oldest first (decision
 * 71); none where the board has said that every payment is booked by hand.
 */
export async function listUnseenPayments({ db, today }: Pick<Ask, 'db' | 'today'>): Promise<UnseenPayment[]> {
  if ((await settingsOn(db, today)).reminders_wait_for_bank_days === null) return [];
  const { rows } = await sql<Omit<UnseenPayment, 'booked_on'> & { created_at: Date }>`
    select t.id, t.household_id, t.amount_cents, t.value_date, t.created_at, ${staffNameOf('a')} as booked_by
    from bank_transactions t left join accounts a on a.id = t.created_by
    where t.source = 'manual' and t.amount_cents > 0 and t.withdrawn_at is null and t.returned_on is null
      and (t.created_at at time zone 'Europe/Vienna')::date <= ${addDays(today, -DAYS_UNTIL_SEEN)}
      and not exists (select from bank_transactions line where line.confirms = t.id)
    order by t.created_at, t.id limit ${MOST_WAITING}`.execute(db);
  return rows.map(({ created_at, ...row }) => ({ ...row, booked_on: businessDay(new Date(created_at)) }));
}
