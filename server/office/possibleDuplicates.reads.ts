import { type RawBuilder, sql } from 'kysely';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { hasSameLastName, hasSameNameAndBirthDate } from '../members/likeness.reads.ts';
import type { Reader } from '../platform/db.ts';

/** More real duplicates than a household ever has. */
const MOST = 20;

/**
 * People of other households who may be the same as somebody of this one (decision 29): same birth date and first name, and the
 * same last name or, as after a marriage, the same parents. In any spelling.
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

/** The first candidates that an index finds; a limit, in case there are thousands. */
function likely(isAlike: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select o.id from members o
    where ${hasSameNameAndBirthDate('o', 'm')}
      and ${isAlike} and o.household_id <> m.household_id
    order by o.id limit ${MOST}`;
}
