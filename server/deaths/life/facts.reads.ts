import { sql } from 'kysely';
import type { HouseholdFacts } from '../../../domain/deaths/life/lifePlan.ts';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { hasSameLastName, hasSameNameAndBirthDate } from '../../members/likeness.reads.ts';
import type { Reader } from '../../platform/db.ts';

const owedIds = owedStatuses.map((status) => invoiceStatusIds[status]);
/** A longer list of similar people is of no use for choosing. */
const MOST_ALIKE = 10;

/** The facts that decide about the effects of a death in a household; undefined if the household does not exist or was erased. */
export async function findHouseholdFacts(
  db: Reader,
  { household_id, today }: { household_id: number; today: Day },
): Promise<HouseholdFacts | undefined> {
  const { rows } = await sql<HouseholdFacts>`
    select h.id as household_id, h.membership_no, h.status, h.waiting_until, h.money_rests_since,
      (h.created_at at time zone 'Europe/Vienna')::date as registered_on,
      coalesce(a.status = 'unconfirmed', false) as is_unconfirmed, coalesce(a.status = 'active', false) as has_mailbox,
      i.open_invoices, i.open_cents,
      (select json_agg(json_build_object('id', m.id, 'name', ${fullNameOf('m')}, 'is_main', m.is_main,
          'status', m.status, 'joined_later', m.joined_later, 'date_of_birth', m.date_of_birth,
          'civil_status', m.civil_status, 'relationship_type', m.relationship_type, 'active_from', m.active_from)
          order by m.is_main desc, m.date_of_birth, m.id) from members m where m.household_id = h.id) as persons,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.first_name || ' ' || s.last_name,
          'kind', s.represent_me_as) order by s.id), '[]') from substitutes s
        where s.household_id = h.id and s.ended_on is null and s.valid_until >= ${today}) as representatives
    from households h left join accounts a on a.id = h.account_id
    cross join lateral (select count(*)::int as open_invoices,
      coalesce(sum(i.amount_cents - i.paid_cents), 0)::int as open_cents
      from sale_invoices i where i.household_id = h.id and i.status_id = any(${owedIds})) i
    where h.id = ${household_id} and h.erased_on is null`.execute(db);
  return rows[0];
}

export type AlikeRow = {
  member_id: number;
  household_id: number;
  membership_no: string;
  name: string;
  date_of_birth: Day | null;
  status: MemberStatus;
};

/** Others of the same name and day of birth in other households, whose membership has not ended. */
export async function listAlike(db: Reader, memberId: number): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    select o.id as member_id, o.household_id, h.membership_no, ${fullNameOf('o')} as name, o.date_of_birth, o.status
    from members m join members o on o.household_id <> m.household_id and ${hasSameNameAndBirthDate('o', 'm')}
      and ${hasSameLastName('o', 'm')} join households h on h.id = o.household_id
    where m.id = ${memberId} and o.status <> 'inactive' order by o.id limit ${MOST_ALIKE}`.execute(db);
  return rows;
}

export type OpenInvoice = {
  id: number;
  household_id: number;
  bill_number: string;
  date: Day | null;
  due_date: Day | null;
  amount_cents: number;
  open_cents: number;
};

/** Invoices that are owed, the oldest first. */
export async function listOpenInvoices(db: Reader, householdIds: readonly number[]): Promise<OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`
    select id, household_id, bill_number, date, due_date, amount_cents, amount_cents - paid_cents as open_cents
    from sale_invoices where household_id = any(${householdIds}) and status_id = any(${owedIds})
    order by household_id, due_date, id`.execute(db);
  return rows;
}
