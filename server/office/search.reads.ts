import { type RawBuilder, sql } from 'kysely';
import { type HouseholdSearch, MOST_FOUND, readSearch } from '../../domain/office/householdSearch.ts';
import type { FoundHousehold } from '../../domain/office/officeAnswers.ts';
import { emailSpellings } from '../accounts/accounts.reads.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { hasParts } from '../members/textParts.reads.ts';
import type { Ask } from '../platform/context.ts';

/** If a part of a name or address is common, only so many rows are compared. */
const MOST_LOOKED_THROUGH = 500;

/**
 * Households that match a search, by the main member's name; at most fifty. The lateral joins read each row by its key, so the
 * time does not grow with the number of households.
 */
export async function findHouseholds(
  { db }: Pick<Ask, 'db'>,
  { search }: { search: string },
): Promise<FoundHousehold[]> {
  const { rows } = await sql<FoundHousehold>`
    with first as (
      select found.household_id, main.name, main.search_name
      from (${found(readSearch(search))}) found
      cross join lateral (select m.search_name, ${fullNameOf('m')} as name
        from members m where m.household_id = found.household_id and m.is_main limit 1) main
      order by main.search_name, found.household_id limit ${MOST_FOUND})
    select h.id, h.membership_no, first.name, h.status, a.email,
      (select json_agg(${fullNameOf('m')} order by m.is_main desc, m.created_at, m.id)
       from members m where m.household_id = h.id) as persons
    from first
    join households h on h.id = first.household_id
    left join accounts a on a.id = h.account_id
    order by first.search_name, h.id`.execute(db);
  return rows;
}

/** The ids of the households, without duplicates. */
function found(search: HouseholdSearch): RawBuilder<unknown> {
  switch (search.by) {
    case 'membership_no':
      return sql`select id as household_id from households where membership_no = ${search.membership_no}`;
    case 'bill_number':
      return sql`select household_id from sale_invoices where bill_number = ${search.bill_number}`;
    case 'payment_reference':
      return sql`select household_id from sale_invoices where payment_reference = ${search.payment_reference}`;
    case 'combined_transfer':
      return sql`select household_id from combined_transfers where id = ${search.number}`;
    case 'email':
      return sql.join(emailSpellings(search.email).map(byEmail), sql` union `);
    case 'name':
      // a search of punctuation has no words
      if (search.words.length === 0) return sql`select null::integer as household_id where false`;
      return sql`select distinct household_id from (select household_id from members m
        where ${hasParts(sql`m.search_name`, search.words)} limit ${MOST_LOOKED_THROUGH}) named`;
  }
}

/** Households whose account has the address, will have it once confirmed, or that contain a person with it. */
function byEmail(email: string): RawBuilder<unknown> {
  const ofAccount = (key: RawBuilder<unknown>) => sql`(select h.id as household_id
    from accounts a join households h on h.account_id = a.id where ${hasParts(key, [email])} limit ${MOST_LOOKED_THROUGH})`;
  return sql`${ofAccount(sql`a.email_key`)} union ${ofAccount(sql`a.pending_email_key`)} union
    (select household_id from members m
      where ${hasParts(sql`lower(m.email collate "C")`, [email])} limit ${MOST_LOOKED_THROUGH})`;
}
