import { sql } from 'kysely';
import { type Comparison, HELD_DAYS, type LikeListed } from '../../../domain/membership/comparison.ts';
import { addDays, businessDay, type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Listed, Page } from '../../platform/batch.ts';
import type { Reader } from '../../platform/db.ts';
import { listJoinable } from './joining.reads.ts';

/** More than a family has. */
const MOST = 20;

type Match = Omit<LikeListed, 'date_of_birth'> & { date_of_birth: Day | null };

/** What the office has to compare about a household; null if nothing waits for that (decision 107). */
export async function findComparison(db: Reader, householdId: number): Promise<Comparison | null> {
  const { rows } = await sql<{ asked_at: Date }>`
    select comparison_asked_at as asked_at from households
    where id = ${householdId} and comparison_asked_at is not null and is_held(id)`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const matches = await listLikeListed(db, householdId);
  const joinable = await listJoinable(
    db,
    householdId,
    matches.map(({ household_id }) => household_id),
  );
  const asked_on = businessDay(found.asked_at);
  const held_until = toWireDay(addDays(asked_on, HELD_DAYS));
  return { asked_on: toWireDay(asked_on), held_until, matches, joinable };
}

/** Who of the former list may be the same as somebody new of a household, the same number first. */
async function listLikeListed(db: Reader, householdId: number): Promise<LikeListed[]> {
  const { rows } = await sql<Match>`
    select l.member_id, case when l.by_number then 'number' else 'name' end as by, t.id as household_id, t.membership_no,
      t.old_number, t.silent_since is not null as is_silent, t.account_id is not null as has_account, o.id as person_id,
      ${fullNameOf('o')} as name, o.date_of_birth, o.is_main, o.status,
      coalesce((select json_agg(concat_ws(', ', a.street, a.postal_code || ' ' || a.city) order by a.is_main_address desc, a.id)
        from addresses a join members p on p.id = a.member_id
        where p.household_id = t.id and p.is_main and a.inactive_from is null), '[]') as addresses,
      coalesce((select json_agg(n.phone_number order by n.is_main_number desc, n.id)
        from phone_numbers n where n.member_id = o.id), '[]') as phone_numbers
    from people_like_listed(${householdId}) l
    join members o on o.id = l.other_id
    join households t on t.id = o.household_id
    order by l.by_number desc, l.member_id, o.id limit ${MOST}`.execute(db);
  return rows.map((row) => ({ ...row, date_of_birth: row.date_of_birth && toWireDay(row.date_of_birth) }));
}

type Compared = { household_id: number; asked_on: Day; matches: number };

/** Households whose comparison waits, the longest first. */
export async function listToCompare(db: Reader, most: number): Promise<Compared[]> {
  const { rows } = await sql<Omit<Compared, 'asked_on'> & { asked_at: Date }>`
    select h.id as household_id, h.comparison_asked_at as asked_at,
      (select count(*)::integer from people_like_listed(h.id)) as matches
    from households h where h.comparison_asked_at is not null and is_held(h.id)
    order by h.comparison_asked_at, h.id limit ${most}`.execute(db);
  return rows.map(({ asked_at, ...row }) => ({ ...row, asked_on: businessDay(asked_at) }));
}

/** Households whose comparison was asked for longer ago than `HELD_DAYS`, by id. */
export async function listHeldTooLong(db: Reader, today: Day, { after, most }: Page): Promise<Listed<number>> {
  const { rows } = await sql<{ id: number }>`
    select h.id from households h
    where (h.comparison_asked_at at time zone 'Europe/Vienna')::date < ${addDays(today, -HELD_DAYS)}::date and is_held(h.id) and h.id > ${after}
    order by h.id limit ${most}`.execute(db);
  return { items: rows.map(({ id }) => id), after: rows.at(-1)?.id };
}
