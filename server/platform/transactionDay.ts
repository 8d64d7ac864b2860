import { sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tx } from './db.ts';

/** The first day of a change; `always`: the former value was a mistake and never applied. */
export type ValidFrom = Day | 'always';

/** Tells the database the day of a transaction if it differs from the database's clock (D48, decision 57). */
export async function setTransactionDay(tx: Tx, today: Day): Promise<void> {
  await sql`select set_config('vefa.today', ${today}, true)`.execute(tx);
}

/** Runs `work`, whose changes count from another day than today in the database's histories (decision 57). */
export async function withValidFrom<R>(tx: Tx, from: ValidFrom, work: () => Promise<R>): Promise<R> {
  await sql`select set_config('vefa.holds_from', ${from}, true)`.execute(tx);
  const result = await work();
  await sql`select set_config('vefa.holds_from', '', true)`.execute(tx);
  return result;
}
