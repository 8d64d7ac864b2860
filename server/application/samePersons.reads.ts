import { type RawBuilder, sql } from 'kysely';
import type { SamePerson } from '../../domain/application/paper.contract.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { hasIdentityNumber } from '../members/identityNumbers/identityNumbers.reads.ts';
import type { Ask } from '../platform/context.ts';

export type Applicant = {
  first_name: string;
  last_name: string;
  date_of_birth: Day;
  social_insurance_number?: string | null | undefined;
  turkish_id_no?: string | null | undefined;
};

/** More than anybody can be confused with. */
const MOST = 20;

type Row = Omit<SamePerson, 'arrived_on'> & { arrived_on: Day | null };

/** Who may be the applicant: the same identity number first, then the same name and birth date in any spelling (decision 29). */
export async function listSamePersons(
  { db, vault }: Pick<Ask, 'db' | 'vault'>,
  applicant: Applicant,
): Promise<SamePerson[]> {
  const { first_name, last_name, date_of_birth, social_insurance_number, turkish_id_no } = applicant;
  const has = (
    by: 'social_insurance_number' | 'turkish_id_no',
    number: string | null | undefined,
  ): RawBuilder<unknown> => (number ? hasIdentityNumber('o', { by, number }, vault) : sql`false`);
  const hasNumber = sql`(coalesce(${has('social_insurance_number', social_insurance_number)}, false)
    or coalesce(${has('turkish_id_no', turkish_id_no)}, false))`;
  const name = sql`fold_for_search(${`${first_name} ${last_name}`})`;
  const { rows } = await sql<Row>`
    select h.id as household_id, h.membership_no, ${fullNameOf('m')} as name, o.id as member_id, ${fullNameOf('o')} as person,
      o.status, same.found_by, case when h.status = 'new' then p.arrived_on end as arrived_on
    from (
      select o.id, 'identity_number' as found_by from members o where ${hasNumber}
      union all
      (select o.id, 'name_and_birth' from members o
        where o.date_of_birth = ${date_of_birth} and first_word_of(o.search_name) = first_word_of(${name})
          and last_word_of(o.search_name) = last_word_of(${name}) and not ${hasNumber}
        order by o.id limit ${MOST})) same
    join members o on o.id = same.id
    join households h on h.id = o.household_id
    join members m on m.household_id = h.id and m.is_main
    left join paper_applications p on p.household_id = h.id
    order by same.found_by, o.id limit ${MOST}`.execute(db);
  return rows.map((row) => ({ ...row, arrived_on: row.arrived_on && toWireDay(row.arrived_on) }));
}
