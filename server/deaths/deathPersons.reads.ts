import { type RawBuilder, sql } from 'kysely';
import type { FoundPerson } from '../../domain/deaths/deathPersons.contract.ts';
import { MOST_PERSONS, type PersonSearch, readPersonSearch } from '../../domain/deaths/personSearch.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { hasParts } from '../members/textParts.reads.ts';
import type { Ask } from '../platform/context.ts';
import { phoneReader } from '../platform/phoneReader.ts';

/** If a part of a name is common, only so many people are compared. */
const MOST_LOOKED_THROUGH = 500;

type Row = Omit<FoundPerson, 'date_of_birth'> & { date_of_birth: Day | null };

/** People who may be the deceased, those with a membership first; for a membership number, everybody in the household. */
export async function findDeceased({ db }: Pick<Ask, 'db'>, { search }: { search: string }): Promise<FoundPerson[]> {
  const { rows } = await sql<Row>`
    select m.id as member_id, m.household_id, h.membership_no, ${fullNameOf('m')} as name, m.date_of_birth, m.is_main,
      m.status, c.case_no, c.id as case_id
    from (${await foundBy(readPersonSearch(search))}) found
    join members m on m.id = found.id
    join households h on h.id = m.household_id
    left join death_cases c on c.member_id = m.id and c.state <> 'withdrawn'
    order by m.status = 'inactive', m.search_name, m.id limit ${MOST_PERSONS}`.execute(db);
  return rows.map(({ date_of_birth, ...row }) => ({
    ...row,
    date_of_birth: date_of_birth && toWireDay(date_of_birth),
  }));
}

async function foundBy(search: PersonSearch): Promise<RawBuilder<unknown>> {
  switch (search.by) {
    case 'membership_no':
      return sql`select m.id from members m join households h on h.id = m.household_id
        where h.membership_no = ${search.membership_no}`;
    case 'birth':
      return sql`select id from members where date_of_birth = ${search.birth} limit ${MOST_LOOKED_THROUGH}`;
    case 'phone':
      return sql`select distinct other.id from phone_numbers p join members m on m.id = p.member_id
        join members other on other.household_id = m.household_id
        where p.phone_number = any(${await spellingsOf(search.phone)})`;
    case 'name':
      if (search.words.length === 0) return sql`select null::integer as id where false`;
      return sql`select id from members m where ${hasParts(sql`m.search_name`, search.words)}
        and ${search.birth ? sql`m.date_of_birth = ${search.birth}` : sql`true`} limit ${MOST_LOOKED_THROUGH}`;
  }
}

/** A number may be stored as typed, or as dialled: with a plus, with leading zeros, or from inside Austria. */
async function spellingsOf(phone: string): Promise<string[]> {
  const known = (await phoneReader())(phone);
  if (!known) return [phone];
  const { number } = known;
  const national = number.startsWith('+43') ? [`0${number.slice('+43'.length)}`] : [];
  return [...new Set([phone, number, number.replace('+', '00'), ...national])];
}
