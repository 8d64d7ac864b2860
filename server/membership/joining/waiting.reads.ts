import { type RawBuilder, sql } from 'kysely';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import type { OwnPeriod } from '../../../domain/membership/waitingPeriod.ts';
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
  /** The period that the association's former list tells (decision 102). */
  as_listed: OwnPeriod | null;
};

export type WaitingFacts = {
  submitted_on: Day | null;
  waiting_from: Day | null;
  active_from: Day | null;
  /** One per registration fee invoice; null while it is owed. */
  registration_settled_on: (Day | null)[];
  /** The period of a household that was taken over, until it is submitted anew (decision 102). */
  as_listed: OwnPeriod | null;
  /** Everybody in the household who waits, in id order. */
  persons: WaitingPerson[];
};

/** All facts that decide the waiting periods of a household and its people (D21, D22). */
export async function getWaitingFacts(db: Reader, householdId: number): Promise<WaitingFacts> {
  return { ...(await getFees(db, householdId)), persons: await listWaitingPersons(db, householdId) };
}

export type Fees = Omit<WaitingFacts, 'persons'>;

/** Submission and registration fees of a household, also as if some payments did not exist. */
export async function getFees(db: Reader, householdId: number, leftOut: readonly number[] = []): Promise<Fees> {
  const { rows } = await sql<Fees>`
    select h.submitted_on, h.waiting_from, h.active_from,
      case when h.taken_over_on is not null and h.submitted_on is null and h.waiting_from is not null
        then json_build_object('from', h.waiting_from, 'until', h.waiting_until) end as as_listed,
      (select coalesce(json_agg(${settledOn(leftOut)} order by i.id), '[]') from sale_invoices i
        where i.household_id = h.id and i.type = 'sirf' and i.status_id in (${confirmedIds})) as registration_settled_on
    from households h where h.id = ${householdId}`.execute(db);
  const [household] = rows;
  if (!household) throw new Error(`the household ${householdId} went away while it was locked`);
  return household;
}

/** The day on which an invoice `i` was settled; without some of its payments, on which the others settled it. */
function settledOn(leftOut: readonly number[]): RawBuilder<unknown> {
  if (leftOut.length === 0) return sql`i.settled_on`;
  return sql`case when not exists (select from payment_allocations x where x.sale_invoice_id = i.id
      and x.reversed_at is null and x.bank_transaction_id = any(${leftOut}::integer[])) then i.settled_on
    else (select min(o.on_day) from (select b.value_date as on_day,
        sum(a.amount_cents) over (order by b.value_date, a.id) as total
      from payment_allocations a join bank_transactions b on b.id = a.bank_transaction_id
      where a.sale_invoice_id = i.id and a.reversed_at is null and b.id <> all(${leftOut}::integer[])) o
      where o.total >= i.amount_cents) end`;
}

/** The day on which the bank returned a payment of a fee that is unsettled now. */
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

/** Somebody whose membership ended: what their period in the household depended on until then. */
export type EndedPerson = WaitingPerson & {
  inactive_from: Day;
  /** Whether they waited until the end; otherwise they were members. */
  had_waited: boolean;
};

/**
 * Everybody whose waiting period ran with the household's: those who wait or are members, and those who ended since the
 * application was submitted.
 */
export async function listWaitedTogether(
  db: Reader,
  householdId: number,
  leftOut: readonly number[] = [],
): Promise<Together[]> {
  const persons = await listPersons(db, sql`m.household_id = ${householdId} and m.status <> 'new'`, leftOut);
  const ended = await listEnded(db, householdId);
  return persons.flatMap((person) => {
    if (person.status !== 'inactive') return [person];
    const end = ended.find(({ id }) => id === person.id);
    return end ? [{ ...person, ...end }] : [];
  });
}

export type Together = WaitingPerson & Partial<Pick<EndedPerson, 'inactive_from' | 'had_waited'>>;

type End = Pick<EndedPerson, 'id' | 'inactive_from' | 'had_waited'>;

async function listEnded(db: Reader, householdId: number): Promise<End[]> {
  const { rows } = await sql<End>`
    select m.id, m.inactive_from, s.from_status = 'waiting' as had_waited
    from members m join households h on h.id = m.household_id
    join lateral (select from_status from status_history where member_id = m.id and to_status = 'inactive'
      order by id desc limit 1) s on s.from_status in ('waiting', 'active')
    where m.household_id = ${householdId} and m.status = 'inactive' and m.inactive_from is not null
      and h.submitted_on < m.inactive_from`.execute(db);
  return rows;
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
async function listPersons(
  db: Reader,
  which: RawBuilder<unknown>,
  leftOut: readonly number[] = [],
): Promise<WaitingPerson[]> {
  const { rows } = await sql<Omit<WaitingPerson, 'added_on' | 'as_listed'> & { created_at: Date; is_listed: boolean }>`
    select m.id, m.household_id, m.is_main, m.status, m.first_name, m.last_name, m.date_of_birth,
      m.membership_basis, m.joined_later,
      m.waiting_from, m.waiting_until, m.created_at,
      m.paid_until_year is not null and m.began_anew_on is null and m.waiting_from is not null as is_listed,
      greatest(m.began_anew_on, coalesce((select s.effective_on from status_history s where s.member_id = m.id
        and s.from_status = 'new' and s.to_status = 'waiting' order by s.id desc limit 1),
        case when m.status = 'inactive' then (m.created_at at time zone 'Europe/Vienna')::date else m.status_since end))
        as began_on,
      (select ${settledOn(leftOut)} from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = m.id and i.type = 'siac' and i.status_id in (${confirmedIds})
        order by i.date, i.id limit 1) as settled_on
    from members m where ${which} order by m.id`.execute(db);
  return rows.map(({ created_at, is_listed, ...person }) => {
    const as_listed = is_listed ? { from: person.waiting_from, until: person.waiting_until } : null;
    return { ...person, as_listed, added_on: businessDay(created_at) };
  });
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
