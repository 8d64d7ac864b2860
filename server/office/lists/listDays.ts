import { type RawBuilder, sql } from 'kysely';

/** The day in Vienna of an instant in a query. */
export function dayOf(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${instant} at time zone 'Europe/Vienna')::date`;
}

/** Whether an instant is on this day or later; in this form an index of instants can be read. */
export function sinceDay(instant: RawBuilder<unknown>, day: string): RawBuilder<boolean> {
  return sql`${instant} >= ${day}::date::timestamp at time zone 'Europe/Vienna'`;
}

/** Whether an instant is on this day or earlier. */
export function untilDay(instant: RawBuilder<unknown>, day: string): RawBuilder<boolean> {
  return sql`${instant} < (${day}::date + 1)::timestamp at time zone 'Europe/Vienna'`;
}
