import { type RawBuilder, sql } from 'kysely';
import { endingSoonSpan } from '../../../domain/documents/validity.ts';
import { householdsList, type OwedChoice } from '../../../domain/office/lists/householdsList.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { belongsBy, isKnown, languageOfHousehold, withAccount } from './belongs.ts';
import { byChoice, listSource } from './listSource.ts';

const owing = (which: RawBuilder<boolean>) =>
  sql<boolean>`h.id in (select i.household_id from sale_invoices i where is_owed_status(i.status_id) and ${which})`;

const owed: Record<OwedChoice, (today: string) => RawBuilder<boolean>> = {
  nothing: () =>
    sql`not exists (select from sale_invoices i where i.household_id = h.id and is_owed_status(i.status_id))`,
  something: () => owing(sql`true`),
  overdue: (today) => owing(sql`i.due_date < ${today}`),
  reminder_1: () => highestReminder(1),
  reminder_2: () => highestReminder(2),
  reminder_3: () => highestReminder(3),
};

/** The highest reminder of what the household still owes. */
function highestReminder(level: number): RawBuilder<boolean> {
  return sql`h.id in (select i.household_id from sale_invoices i where is_owed_status(i.status_id)
    group by i.household_id having max(i.dunning_status) = ${level})`;
}

const address = sql`left join addresses p on p.member_id = main.id and p.is_main_address and p.inactive_from is null`;

const livesAt = (what: RawBuilder<boolean>) =>
  sql<boolean>`h.id in (select d.household_id from addresses p join members d on d.id = p.member_id and d.is_main
    where p.is_main_address and p.inactive_from is null and ${what})`;

const owedOfHousehold = sql`(select sum(i.amount_cents - i.paid_cents)::integer as cents, max(i.dunning_status) as level
  from sale_invoices i where i.household_id = h.id and is_owed_status(i.status_id))`;

/** Households by their main member. */
export const householdsSource = listSource(householdsList, {
  from: sql`households h`,
  columnJoins: sql`left join members main on main.household_id = h.id and main.is_main ${withAccount} ${address}
    left join night_covers cover on cover.member_id = main.id
    left join lateral ${owedOfHousehold} o on true`,
  filterJoins: { language: withAccount },
  id: sql`h.id`,
  household: sql`h.id`,
  always: isKnown,
  filters: {
    status: byChoice(belongsBy('h')),
    owed: byChoice(owed),
    cover: (
      value,
    ) => sql`h.id in (select d.household_id from night_covers c join members d on d.id = c.member_id and d.is_main
      where c.verdict = ${value})`,
    language: (value) => sql`${languageOfHousehold} = ${value}`,
    channel: (value) => sql`h.channel = ${value}`,
    postal_code: (value) => livesAt(sql`p.postal_code like ${`${value}%`}`),
    city: (value) => livesAt(sql`fold_for_search(p.city) = fold_for_search(${value})`),
    since_from: (value) => sql`h.active_from >= ${value}::date`,
    since_until: (value) => sql`h.active_from <= ${value}::date`,
    documents: (_value, today) => {
      const { from, until } = endingSoonSpan(today);
      return sql`h.id in (select d.household_id from latest_validity v join members d on d.id = v.member_id
        where d.status in ('waiting', 'active') and v.valid_until between ${from} and ${until})`;
    },
    silent: byChoice({
      silent: () => sql`h.silent_since is not null`,
      speaking: () => sql`h.silent_since is null`,
    }),
  },
  columns: () => ({
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    status: sql`h.status`,
    since: sql`h.active_from`,
    people: sql`(select count(*)::integer from members n where n.household_id = h.id and n.status <> 'inactive')`,
    street: sql`p.street`,
    postal_code: sql`p.postal_code`,
    city: sql`p.city`,
    state: sql`p.state`,
    phone: sql`(select t.phone_number from phone_numbers t where t.member_id = main.id order by t.is_main_number desc, t.id limit 1)`,
    email: sql`coalesce(log.email, main.email)`,
    language: languageOfHousehold,
    channel: sql`h.channel`,
    owed: sql`o.cents`,
    reminder: sql`nullif(o.level, 0)`,
    document_until: sql`(select min(v.valid_until) from members d join latest_validity v on v.member_id = d.id
      where d.household_id = h.id and d.status in ('waiting', 'active'))`,
    silent_since: sql`h.silent_since`,
    cover: sql`cover.verdict`,
    cover_on: sql`cover.day`,
    left_on: sql`case when h.status = 'inactive' then h.inactive_from end`,
  }),
  sorts: {
    membership_no: { by: [sql`h.membership_no`] },
    name: {
      by: [sql`last_word_of(sorted.search_name)`, sql`first_word_of(sorted.search_name)`],
      join: sql`join members sorted on sorted.household_id = h.id and sorted.is_main`,
    },
    since: { by: [sql`h.active_from`], hasNulls: true },
    owed: {
      by: [sql`sorted.cents`],
      hasNulls: true,
      join: sql`left join (select i.household_id, sum(i.amount_cents - i.paid_cents) as cents from sale_invoices i
        where is_owed_status(i.status_id) group by i.household_id) sorted on sorted.household_id = h.id`,
    },
  },
});
