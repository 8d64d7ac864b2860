import { type RawBuilder, sql } from 'kysely';
import type { CashBook, CashClosing } from '../../domain/cash/cash.contract.ts';
import { refuse } from '../../domain/cash/cash.refusals.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { countOtherStaff } from '../approvals/approvals.reads.ts';
import { type Actor, accountOf } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './cash.tables.ts';

export type ClosingRecord = {
  id: number;
  day: Day;
  expected_cents: Cents;
  counted_cents: Cents;
  difference_reason: string | null;
  closed_by: number | null;
  closed_by_name: string | null;
  closed_at: Date;
  agreed_by_name: string | null;
  agreed_at: Date | null;
  /** Whether payments in it are not confirmed yet. */
  waits: boolean;
};

/** Refuses with `cash_closing_not_found`. */
export async function getClosing(db: Reader, id: number): Promise<ClosingRecord> {
  const [closing] = await listClosings(db, sql`c.id = ${id}`);
  return closing ?? refuse('cash_closing_not_found');
}

export async function listClosingsOfDay(db: Reader, day: Day): Promise<ClosingRecord[]> {
  return listClosings(db, sql`c.day = ${day}`);
}

/** Whether entry `e` is a payment that nobody but the one who took it has seen. */
const isUnconfirmed = sql`e.kind = 'payment' and e.reverses is null and exists (
  select from bank_transactions t where t.id = e.bank_transaction_id and t.counted_at is null and t.withdrawn_at is null)`;

async function listClosings(db: Reader, which: RawBuilder<unknown>): Promise<ClosingRecord[]> {
  const { rows } = await sql<ClosingRecord>`
    select c.id, c.day, c.expected_cents, c.counted_cents, c.difference_reason, c.closed_by, c.closed_at, c.agreed_at,
      ${staffNameOf('a')} as closed_by_name, ${staffNameOf('b')} as agreed_by_name,
      exists (select from cash_entries e where e.cash_closing_id = c.id and ${isUnconfirmed}) as waits
    from cash_closings c left join accounts a on a.id = c.closed_by left join accounts b on b.id = c.agreed_by
    where ${which} order by c.id`.execute(db);
  return rows;
}

export function toClosing(closing: ClosingRecord, actor: Actor): CashClosing {
  const { id, day, expected_cents, counted_cents, difference_reason, closed_by, closed_at, agreed_at, waits } = closing;
  return {
    id,
    day: toWireDay(day),
    expected: toEuros(expected_cents),
    counted: toEuros(counted_cents),
    difference_reason,
    closed_by: closing.closed_by_name,
    closed_at: closed_at.toISOString(),
    agreed_by: closing.agreed_by_name,
    may_agree: waits && agreed_at === null && closed_by !== accountOf(actor),
  };
}

/** Whether there is an entry until this day that no count contains. */
export async function hasUncounted(db: Reader, day: Day): Promise<boolean> {
  const { rows } = await sql`
    select from cash_entries where cash_closing_id is null and day <= ${day} limit 1`.execute(db);
  return rows.length > 0;
}

/** The payments in a count that are not confirmed yet, with who has taken them. */
export async function listToConfirm(
  db: Reader,
  closingId: number,
): Promise<{ bank_transaction_id: number; created_by: number | null }[]> {
  const { rows } = await sql<{ bank_transaction_id: number; created_by: number | null }>`
    select e.bank_transaction_id, e.created_by from cash_entries e
    where e.cash_closing_id = ${closingId} and ${isUnconfirmed} order by e.bank_transaction_id`.execute(db);
  return rows;
}

/**
 * Days until the given one that nobody has counted, or that a second person has not counted, the oldest first. Who works in the
 * office alone is not told of the second.
 */
export async function listOpenDays(
  { db, actor }: Pick<Ask, 'db' | 'actor'>,
  until: Day,
): Promise<CashBook['open_days']> {
  const isAlone = (await countOtherStaff(db, accountOf(actor))) === 0;
  const { rows } = await sql<{ day: Day; needs: 'count' | 'second' }>`
    select day, min(needs) as needs from (
      select e.day, 'count' as needs from cash_entries e where e.cash_closing_id is null
      union all
      select c.day, 'second' from cash_closings c
      where not ${isAlone} and c.agreed_at is null
        and exists (select from cash_entries e where e.cash_closing_id = c.id and ${isUnconfirmed})) open
    where day <= ${until} group by day order by day limit ${MOST_WAITING}`.execute(db);
  return rows.map(({ day, needs }) => ({ day: toWireDay(day), needs }));
}
