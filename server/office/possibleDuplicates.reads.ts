import { type RawBuilder, sql } from 'kysely';
import type { HouseholdFile, PossibleDuplicate } from '../../domain/office/officeAnswers.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { hasSameLastName, hasSameNameAndBirthDate } from '../members/likeness.reads.ts';
import type { Reader } from '../platform/db.ts';

/** More real duplicates than a household ever has. */
const MOST = 20;

/**
 * People of other households who may be the same as somebody of this one (decision 29): same birth date and first name, and the
 * same last name or, as after a marriage, the same parents. In any spelling.
 */
export function listPossibleDuplicates(db: Reader, householdId: number): Promise<PossibleDuplicate[]> {
  return listSame(
    db,
    householdId,
    sql`(${likely(hasSameLastName('o', 'm'))})
      union
      (${likely(sql`fold_for_search(o.mother_name) = fold_for_search(m.mother_name)
        and fold_for_search(o.father_name) = fold_for_search(m.father_name)`)})`,
  );
}

/** People of other households who have an identity number of somebody of this one, by the indexes on its keyed digest (decision 114). */
export function listSameNumbers(db: Reader, householdId: number): Promise<PossibleDuplicate[]> {
  const numbered = (digest: 'social_insurance_digest' | 'turkish_id_digest') => sql`
    select o.id from members o where ${sql.ref(`o.${digest}`)} = ${sql.ref(`m.${digest}`)}
      and o.household_id <> m.household_id order by o.id limit ${MOST}`;
  return listSame(
    db,
    householdId,
    sql`(${numbered('social_insurance_digest')}) union (${numbered('turkish_id_digest')})`,
  );
}

/** Without those who are known to be the same, because their household was merged (decision 109). */
async function listSame(db: Reader, householdId: number, same: RawBuilder<unknown>): Promise<PossibleDuplicate[]> {
  const { rows } = await sql<PossibleDuplicate>`
    select m.id as person_id, o.id as member_id, h.id as household_id, h.membership_no, ${fullNameOf('o')} as name,
      o.status, o.inactive_reason_id
    from members m
    cross join lateral (${same}) same
    join members o on o.id = same.id
    join households h on h.id = o.household_id
    where m.household_id = ${householdId}
      and o.merged_into is distinct from m.id and m.merged_into is distinct from o.id
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

/** Documents of a household of which the same file is there for somebody else, or as another type; also in another household. */
export async function listSameFiles(db: Reader, householdId: number): Promise<HouseholdFile['same_files']> {
  const { rows } = await sql<HouseholdFile['same_files'][number]>`
    select d.id as document_id, same.name
    from members m join documents d on d.member_id = m.id
    cross join lateral (
      select ${fullNameOf('o')} || case when o.household_id = m.household_id then '' else ' (' || h.membership_no || ')' end as name
      from documents e join members o on o.id = e.member_id join households h on h.id = o.household_id
      where e.content_digest = d.content_digest and e.id <> d.id and e.refused_at is null
      order by o.household_id <> m.household_id, name, e.id limit 1) same
    where m.household_id = ${householdId}
    order by d.id limit ${MOST}`.execute(db);
  return rows;
}
