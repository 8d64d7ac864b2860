import { sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tx } from './db.ts';

/** From which day something is so; `always`: what stood there before was a mistake and never held. */
export type HoldsFrom = Day | 'always';

/** Tells the database on which day a transaction happens where it is not the day of its own clock (D48, decision 57). */
export async function tellDay(tx: Tx, today: Day): Promise<void> {
  await sql`select set_config('vefa.today', ${today}, true)`.execute(tx);
}

/** Runs `work`, whose changes hold from another day than today: the histories of the database are dated by it (decision 57). */
export async function holdingFrom<R>(tx: Tx, from: HoldsFrom, work: () => Promise<R>): Promise<R> {
  await sql`select set_config('vefa.holds_from', ${from}, true)`.execute(tx);
  const result = await work();
  await sql`select set_config('vefa.holds_from', '', true)`.execute(tx);
  return result;
}
