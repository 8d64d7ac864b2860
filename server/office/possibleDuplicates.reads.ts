import { type RawBuilder, sql } from 'kysely';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { hasSameLastName, isBornAndCalledAs } from '../members/likeness.reads.ts';
import type { Reader } from '../platform/db.ts';

/** More than a household has of real ones: who has so many is looked at, whatever the others are called. */
const MOST = 20;

/**
 * People of other households who may be the same as somebody of this one (decision 29): born on the same day and of the same
 * first name, and either of the same last name or, as after a marriage, of the same parents. In any spelling.
 */
export async function listPossibleDuplicates(
  db: Reader,
  householdId: number,
): Promise<HouseholdFile['possible_duplicates']> {
  const { rows } = await sql<HouseholdFile['possible_duplicates'][number]>`
    select m.id as person_id, o.id as member_id, h.id as household_id, h.membership_no, ${fullNameOf('o')} as name,
      o.status, o.inactive_reason_id
    from members m
    cross join lateral (
      (${likely(hasSameLastName('o', 'm'))})
      union
      (${likely(sql`fold_for_search(o.mother_name) = fold_for_search(m.mother_name)
        and fold_for_search(o.father_name) = fold_for_search(m.father_name)`)})) same
    join members o on o.id = same.id
    join households h on h.id = o.household_id
    where m.household_id = ${householdId}
    order by m.is_main desc, m.id, o.id limit ${MOST}`.execute(db);
  return rows;
}

/** The first of those whom an index finds: were there thousands, no more are read. */
function likely(isAlike: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select o.id from members o
    where ${isBornAndCalledAs('o', 'm')}
      and ${isAlike} and o.household_id <> m.household_id
    order by o.id limit ${MOST}`;
}
