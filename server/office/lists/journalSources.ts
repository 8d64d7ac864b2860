import { type RawBuilder, sql } from 'kysely';
import { journalList, type OpenChoice, openItemsList } from '../../../domain/office/lists/journalLists.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { journal, owedOn } from './journal.ts';
import { byChoice, listSource } from './listSource.ts';

const mainMember = sql`left join members main on main.household_id = h.id and main.is_main`;

/** All that happened to money, with the household of each entry. */
export const journalSource = listSource(journalList, {
  from: ({ date_from, date_until, journal_kind }) =>
    sql`${journal({ from: date_from, until: date_until, kind: journal_kind })} j`,
  computedAs: 'j',
  columnJoins: sql`left join households h on h.id = j.household_id ${mainMember}`,
  id: sql`j.id`,
  household: sql`j.household_id`,
  always: sql`true`,
  filters: {
    journal_kind: (value) => sql`j.kind = ${value}`,
    date_from: (value) => sql`j.day >= ${value}::date`,
    date_until: (value) => sql`j.day <= ${value}::date`,
  },
  columns: () => ({
    date: sql`j.day`,
    journal_kind: sql`j.kind`,
    number: sql`j.number`,
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    claim: sql`j.claim`,
    money: sql`j.money`,
    bank_reference: sql`j.bank_reference`,
  }),
  sorts: { date: { by: [sql`j.day`] } },
});

const choices: Record<OpenChoice, () => RawBuilder<boolean>> = {
  owing: () => sql`o.owed > 0`,
  credit: () => sql`o.credit > 0`,
  either: () => sql`(o.owed <> 0 or o.credit <> 0)`,
};

/** Households with what they owed at the end of the day that is asked for, by default today. */
export const openItemsSource = listSource(openItemsList, {
  from: ({ at_end_of }, today) => {
    const day = sql`${at_end_of ?? today}::date`;
    return sql`(select household_id, sum(owed)::integer as owed, sum(claim)::integer as balance,
        (sum(owed) - sum(claim))::integer as credit, (count(*) filter (where owed > 0))::integer as open_invoices
      from (select i.household_id, ${owedOn(day)} as owed, 0 as claim from sale_invoices i
          where i.date <= ${day} and i.status_id not in (1, 8)
        union all select j.household_id, 0, j.claim from ${journal({ until: at_end_of ?? today })} j
          where j.household_id is not null and j.claim is not null) money
      group by household_id) o`;
  },
  computedAs: 'o',
  columnJoins: sql`join households h on h.id = o.household_id ${mainMember}`,
  id: sql`o.household_id`,
  household: sql`o.household_id`,
  always: sql`true`,
  filters: {
    open: byChoice(choices),
    // the day is that of all sums
    at_end_of: () => sql`true`,
  },
  columns: () => ({
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    status: sql`h.status`,
    open_invoices: sql`o.open_invoices`,
    owed: sql`o.owed`,
    credit: sql`o.credit`,
    balance: sql`o.balance`,
  }),
  sorts: {
    membership_no: { by: [sql`n.membership_no`], join: sql`join households n on n.id = o.household_id` },
    owed: { by: [sql`o.owed`] },
    credit: { by: [sql`o.credit`] },
  },
});
