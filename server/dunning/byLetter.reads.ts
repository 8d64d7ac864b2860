import { sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Reader } from '../platform/db.ts';
import './dunning.tables.ts';

/** Whether a reminder to this household waits as a letter, or is printed and not sent yet. */
export async function doesReminderWait(db: Reader, householdId: number): Promise<boolean> {
  const { rows } = await sql`
    select from letters l left join envelopes e on e.id = l.envelope_id
    where l.household_id = ${householdId} and l.withdrawn_at is null
      and exists (select from dunning_letters d where d.effect_key = l.effect_key)
      and (l.envelope_id is null or e.sent_at is null and e.pulled_out_at is null)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** How many letters have tried to tell this; each has a key of its own. */
export async function countTries(db: Reader, effectKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct effect_key)::integer as count from dunning_letters
    where effect_key = ${effectKey} or starts_with(effect_key, ${`${effectKey}/`})`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Promised = { id: number; sale_invoice_id: number; level: 1 | 2 | 3; due_date: Day };

/** The levels that these letters raise, or have raised, by invoice. */
export async function listPromised(
  db: Reader,
  effectKeys: readonly string[],
  { isRaised }: { isRaised: boolean },
): Promise<Promised[]> {
  const { rows } = await sql<Promised>`
    select id, sale_invoice_id, level, due_date from dunning_letters
    where effect_key = any(${effectKeys}) and taken_back_on is null and (raised_on is not null) = ${isRaised}
    order by sale_invoice_id`.execute(db);
  return rows;
}
