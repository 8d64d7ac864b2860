import { type RawBuilder, sql } from 'kysely';
import { type HouseholdSearch, MOST_FOUND, readSearch } from '../../domain/office/householdSearch.ts';
import type { FoundHousehold } from '../../domain/office/officeAnswers.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/work.ts';

/** Households by what somebody typed, by the main member's name; at most fifty. */
export async function findHouseholds({ db }: Ask, { search }: { search: string }): Promise<FoundHousehold[]> {
  const { rows } = await sql<FoundHousehold>`
    select h.id, h.membership_no, ${fullNameOf('main')} as name, h.status, a.email,
      (select json_agg(${fullNameOf('m')} order by m.is_main desc, m.created_at, m.id)
       from members m where m.household_id = h.id) as persons
    from households h
    join members main on main.household_id = h.id and main.is_main
    left join accounts a on a.id = h.account_id
    where ${condition(readSearch(search))}
    order by main.search_name, h.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

function condition(search: HouseholdSearch): RawBuilder<unknown> {
  switch (search.by) {
    case 'membership_no':
      return sql`h.membership_no = ${search.membership_no}`;
    case 'bill_number':
      return sql`h.id = (select household_id from sale_invoices where bill_number = ${search.bill_number})`;
    case 'payment_reference':
      return sql`h.id = (select household_id from sale_invoices where payment_reference = ${search.payment_reference})`;
    case 'email':
      return sql`(strpos(a.email_key, ${search.email}) > 0 or strpos(a.pending_email_key, ${search.email}) > 0
        or h.id in (select household_id from members m where strpos(lower(m.email collate "C"), ${search.email}) > 0))`;
    case 'name':
      // marks alone leave no word
      if (search.words.length === 0) return sql`false`;
      return sql`h.id in (select household_id from members m where ${sql.join(
        search.words.map((word) => sql`strpos(m.search_name, ${word}) > 0`),
        sql` and `,
      )})`;
  }
}
