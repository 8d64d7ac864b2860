import { type RawBuilder, sql } from 'kysely';
import { endingSoonSpan } from '../../../domain/documents/validity.ts';
import { peopleList } from '../../../domain/office/lists/peopleList.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { belongsBy, bornBy, isKnownPerson, languageOfHousehold, withAccount } from './belongs.ts';
import { byChoice, listSource } from './listSource.ts';

/** The main member's address is that of the family. */
const familyAddresses = sql`members main join addresses p on p.member_id = main.id and p.is_main_address
  and p.inactive_from is null where main.is_main`;

const livesAt = (what: RawBuilder<boolean>) =>
  sql<boolean>`m.household_id in (select main.household_id from ${familyAddresses} and ${what})`;

const household = sql`join households h on h.id = m.household_id`;

/** A child with a disability is a child here. */
const basis = sql`case m.membership_basis when 'child_with_disability' then 'child' else m.membership_basis end`;

/** People with their household. */
export const peopleSource = listSource(peopleList, {
  from: sql`members m`,
  columnJoins: sql`${household} ${withAccount} left join lateral (select p.street, p.postal_code, p.city
    from ${familyAddresses} and main.household_id = m.household_id limit 1) p on true
    left join night_covers cover on cover.member_id = m.id`,
  filterJoins: { language: sql`${household} ${withAccount}` },
  id: sql`m.id`,
  household: sql`m.household_id`,
  always: isKnownPerson,
  filters: {
    status: byChoice(belongsBy('m')),
    basis: (value) => sql`${basis} = ${value}`,
    gender: (value) => sql`m.gender = ${value}`,
    cover: (value) => sql`m.id in (select c.member_id from night_covers c where c.verdict = ${value})`,
    language: (value) => sql`${languageOfHousehold} = ${value}`,
    documents: (_value, today) => {
      const { from, until } = endingSoonSpan(today);
      return sql`m.id in (select v.member_id from latest_validity v where v.valid_until between ${from} and ${until})`;
    },
    age_from: (value, today) => sql`m.date_of_birth <= ${bornBy(value, today)}::date`,
    age_until: (value, today) => sql`m.date_of_birth > ${bornBy(value, today, 1)}::date`,
    postal_code: (value) => livesAt(sql`p.postal_code like ${`${value}%`}`),
    city: (value) => livesAt(sql`fold_for_search(p.city) = fold_for_search(${value})`),
    since_from: (value) => sql`m.active_from >= ${value}::date`,
    since_until: (value) => sql`m.active_from <= ${value}::date`,
  },
  columns: (today) => ({
    membership_no: sql`h.membership_no`,
    name: fullNameOf('m'),
    basis,
    born: sql`m.date_of_birth`,
    age: sql`extract(year from age(${today}::date, m.date_of_birth))::integer`,
    gender: sql`m.gender`,
    status: sql`m.status`,
    since: sql`m.active_from`,
    street: sql`p.street`,
    postal_code: sql`p.postal_code`,
    city: sql`p.city`,
    phone: sql`(select t.phone_number from phone_numbers t where t.member_id = m.id order by t.is_main_number desc, t.id limit 1)`,
    language: languageOfHousehold,
    document_until: sql`(select min(v.valid_until) from latest_validity v where v.member_id = m.id)`,
    cover: sql`cover.verdict`,
    cover_on: sql`cover.day`,
    left_on: sql`case when m.status = 'inactive' then m.inactive_from end`,
  }),
  sorts: {
    membership_no: {
      by: [sql`sorted.membership_no`],
      join: sql`join households sorted on sorted.id = m.household_id`,
    },
    name: { by: [sql`last_word_of(m.search_name)`, sql`first_word_of(m.search_name)`] },
    born: { by: [sql`m.date_of_birth`], hasNulls: true },
    since: { by: [sql`m.active_from`], hasNulls: true },
  },
});
