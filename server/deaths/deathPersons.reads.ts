import { type RawBuilder, sql } from 'kysely';
import type { FoundPerson } from '../../domain/deaths/deathPersons.contract.ts';
import { MOST_PERSONS, type PersonSearch, readPersonSearch } from '../../domain/deaths/personSearch.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { lastDigitsOf } from '../../domain/shared/search/lastDigits.ts';
import { likenesses, likenessOf } from '../../domain/shared/search/likeness.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { hasParts, hasWholeWords, mayHaveMistyped } from '../members/textParts.reads.ts';
import type { Ask } from '../platform/context.ts';
import { phoneReader } from '../platform/phoneReader.ts';

/** If a part of a name is common, only so many people are compared. */
const MOST_LOOKED_THROUGH = 500;

type Row = Omit<FoundPerson, 'date_of_birth'> & { date_of_birth: Day | null; search_name: string };

/**
 * People who may be the deceased: exact names first, then those with a membership; for a membership or phone number, everybody in the
 * household. Whoever was in a household that was merged is found where they are now (decision 109). Names with a typing error count, as in the search for households (decision 26).
 */
export async function findDeceased({ db }: Pick<Ask, 'db'>, { search }: { search: string }): Promise<FoundPerson[]> {
  const read = readPersonSearch(search);
  const { rows } = await sql<Row>`
    select m.id as member_id, m.household_id, h.membership_no, ${fullNameOf('m')} as name, m.date_of_birth, m.is_main,
      m.status, c.case_no, c.id as case_id, m.search_name
    from (select distinct coalesce(x.merged_into, x.id) as id from (${await foundBy(read)}) alike
      cross join lateral (select id, merged_into from members where id = alike.id limit 1) x) found
    cross join lateral (select * from members where id = found.id limit 1) m
    join households h on h.id = m.household_id
    left join death_cases c on c.member_id = m.id and c.state <> 'withdrawn'
    order by m.status = 'inactive', m.search_name, m.id`.execute(db);
  return byLikeness(rows, read)
    .slice(0, MOST_PERSONS)
    .map(({ date_of_birth, search_name: _, ...row }) => ({
      ...row,
      date_of_birth: date_of_birth && toWireDay(date_of_birth),
    }));
}

/** Without those whose name only shares letters with what was typed; otherwise in the same order. */
function byLikeness(rows: readonly Row[], read: PersonSearch): Row[] {
  if (read.by !== 'name') return [...rows];
  const judged = rows.flatMap((row) => {
    const likeness = likenessOf(row.search_name, read.words);
    return likeness === undefined ? [] : [{ row, rank: likenesses.indexOf(likeness) }];
  });
  return judged.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row);
}

async function foundBy(search: PersonSearch): Promise<RawBuilder<unknown>> {
  switch (search.by) {
    case 'membership_no':
      return sql`select m.id from members m join households h on h.id = m.household_id
        where h.membership_no = ${search.membership_no}`;
    case 'birth':
      return sql`select id from members where date_of_birth = any(${search.days}::date[]) limit ${MOST_LOOKED_THROUGH}`;
    case 'phone':
      return ofHouseholdWith(await phoneEnding(search.phone));
    case 'name':
      return named(search);
  }
}

function named({ words, days }: Extract<PersonSearch, { by: 'name' }>): RawBuilder<unknown> {
  if (words.length === 0) return sql`select null::integer as id where false`;
  const born = days ? sql`m.date_of_birth = any(${days}::date[])` : sql`true`;
  const ways = [
    hasWholeWords(sql`m.search_name`, words),
    hasParts(sql`m.search_name`, words, 'words_of'),
    ...(words.some((word) => word.length > 2) ? [mayHaveMistyped(sql`m.search_name`, words)] : []),
  ];
  const each = ways.map((way) => sql`(select id from members m where ${way} and ${born} limit ${MOST_LOOKED_THROUGH})`);
  return sql.join(each, sql` union `);
}

function ofHouseholdWith(backwards: string): RawBuilder<unknown> {
  return sql`select distinct other.id
    from (select member_id from phone_numbers
      where reverse(regexp_replace(phone_number, '\\D', '', 'g')) like ${backwards} limit ${MOST_LOOKED_THROUGH}) p
    join members m on m.id = p.member_id
    join members other on other.household_id = m.household_id`;
}

/** A number may be stored as typed or as it is dialled from abroad; all writings end with the same digits. */
async function phoneEnding(phone: string): Promise<string> {
  return `${[...lastDigitsOf(phone, await phoneReader())].reverse().join('')}%`;
}
