import { type RawBuilder, sql } from 'kysely';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import type { MembershipBasis } from '../../../domain/reference/eligibility.ts';
import { businessDay, type Day } from '../../../domain/shared/day.ts';
import { confirmedIds } from '../../invoicing/billing.reads.ts';
import type { Reader } from '../../platform/db.ts';

export type WaitingPerson = {
  id: number;
  household_id: number;
  is_main: boolean;
  status: MemberStatus;
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  membership_basis: MembershipBasis | 'main';
  joined_later: boolean;
  waiting_from: Day | null;
  waiting_until: Day | null;
  added_on: Day;
  /** The day of submission, of their contribution's confirmation, or of their return (decision 35). */
  began_on: Day;
  /** The value date that settled their first contribution. */
  settled_on: Day | null;
};

export type WaitingFacts = {
  submitted_on: Day | null;
  waiting_from: Day | null;
  active_from: Day | null;
  /** One per registration fee invoice; null while it is owed. */
  registration_settled_on: (Day | null)[];
  /** Everybody in the household who waits, in id order. */
  persons: WaitingPerson[];
};

/** All facts that decide the waiting periods of a household and its people (D21, D22). */
export async function getWaitingFacts(db: Reader, householdId: number): Promise<WaitingFacts> {
  const { rows } = await sql<Omit<WaitingFacts, 'persons'>>`
    select h.submitted_on, h.waiting_from, h.active_from,
      (select coalesce(json_agg(i.settled_on order by i.id), '[]') from sale_invoices i
        where i.household_id = h.id and i.type = 'sirf' and i.status_id in (${confirmedIds})) as registration_settled_on
    from households h where h.id = ${householdId}`.execute(db);
  const [household] = rows;
  if (!household) throw new Error(`the household ${householdId} went away while it was locked`);
  return { ...household, persons: await listWaitingPersons(db, householdId) };
}

/** The day on which the bank reversed a payment of a fee that is unsettled now. */
export async function findStoppedOn(db: Reader, householdId: number): Promise<Day | null> {
  const { rows } = await sql<{ stopped_on: Day | null }>`
    select max(t.returned_on) as stopped_on
    from sale_invoices i
    join payment_allocations p on p.sale_invoice_id = i.id and p.reversed_at is not null
    join bank_transactions t on t.id = p.bank_transaction_id
    where i.household_id = ${householdId} and i.type in ('sirf', 'siac') and i.status_id in (${confirmedIds})
      and i.settled_on is null`.execute(db);
  return rows[0]?.stopped_on ?? null;
}

async function listWaitingPersons(db: Reader, householdId: number): Promise<WaitingPerson[]> {
  return listPersons(db, sql`m.household_id = ${householdId} and m.status = 'waiting'`);
}

/** Family members who are active without having waited, as newborns (D22), or were so when they ended. */
export async function listExemptedPersons(db: Reader, householdId: number): Promise<WaitingPerson[]> {
  return listPersons(
    db,
    sql`m.household_id = ${householdId} and not m.is_main and m.status in ('active', 'inactive')
      and m.waiting_from is not null and m.waiting_until is null`,
  );
}

/** Each with the first annual contribution that covers them, on which their waiting period depends. */
async function listPersons(db: Reader, which: RawBuilder<unknown>): Promise<WaitingPerson[]> {
  const { rows } = await sql<Omit<WaitingPerson, 'added_on'> & { created_at: Date }>`
    select m.id, m.household_id, m.is_main, m.status, m.first_name, m.last_name, m.date_of_birth,
      m.membership_basis, m.joined_later,
      m.waiting_from, m.waiting_until, m.created_at,
      greatest(m.began_anew_on, coalesce((select s.effective_on from status_history s where s.member_id = m.id
        and s.from_status = 'new' and s.to_status = 'waiting' order by s.id desc limit 1), m.status_since)) as began_on,
      (select i.settled_on from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = m.id and i.type = 'siac' and i.status_id in (${confirmedIds})
        order by i.date, i.id limit 1) as settled_on
    from members m where ${which} order by m.id`.execute(db);
  return rows.map(({ created_at, ...person }) => ({ ...person, added_on: businessDay(created_at) }));
}

/** People with status `new` who are covered by a confirmed annual contribution (D22). */
export async function listCoveredNewcomers(db: Reader, householdId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m where m.household_id = ${householdId} and m.status = 'new'
      and exists (select from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = m.id and i.type = 'siac' and i.status_id in (${confirmedIds}))
    order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}
