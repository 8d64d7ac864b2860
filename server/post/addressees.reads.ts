import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

type Printable = { after: number; most: number; now: Date };

/** A letter that waits, with the main address of its household, which may be missing or dead. */
const waiting = (now: Date) => sql`
  letters l
  join households h on h.id = l.household_id and h.erased_on is null
  join members m on m.household_id = h.id and m.is_main
  left join addresses a on a.member_id = m.id and a.is_main_address and a.inactive_from is null
  where l.envelope_id is null and l.withdrawn_at is null and l.content is not null
    and (l.leaves_at is null or l.leaves_at <= ${now})`;

const hasAddress = sql`a.id is not null and a.undeliverable_on is null`;

/** Households whose letters can be printed, by id. */
export async function listHouseholdsToWriteTo(db: Reader, { after, most, now }: Printable): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct h.id from ${waiting(now)} and ${hasAddress} and h.id > ${after}
    order by h.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many households have letters that can be printed, and how many letters wait. */
export async function countWaiting(db: Reader, now: Date): Promise<{ letters: number; households: number }> {
  const { rows } = await sql<{ letters: number; households: number }>`
    select count(*)::integer as letters, count(distinct h.id) filter (where ${hasAddress})::integer as households
    from ${waiting(now)}`.execute(db);
  return rows[0] ?? { letters: 0, households: 0 };
}

/** Households whose letters wait for an address, those that have waited longest first. */
export async function listWithoutAddress(
  db: Reader,
  { now, most }: Omit<Printable, 'after'>,
): Promise<{ household_id: number; letters: number }[]> {
  const { rows } = await sql<{ household_id: number; letters: number }>`
    select h.id as household_id, count(*)::integer as letters from ${waiting(now)} and not (${hasAddress})
    group by h.id order by min(l.id) limit ${most}`.execute(db);
  return rows;
}
