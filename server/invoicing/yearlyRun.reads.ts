import { sql } from 'kysely';
import type { FeeBasis } from '../../domain/invoicing/fees.ts';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { PreCalculationProblem } from '../../domain/invoicing/preCalculation.ts';
import { type Day, yearOf } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import { speaks } from '../platform/silence.ts';
import { confirmedIds } from './billing.reads.ts';

/**
 * Whom the yearly run invoices and how much, computed by the database: `preCalculate` over `billingFacts` in SQL, for all
 * households at once. `yearlyRunRules.test.ts` compares the two.
 */

/** What the yearly run would do today (D45). */
export type YearlyRun = {
  year: number;
  /** How many households get an invoice. */
  households: number;
  total_cents: Cents;
  /** Active and without this year's contribution, but a date of birth or a fee is missing: the first ones by id. */
  cannot_be_billed: { household_id: number; problem: PreCalculationProblem }[];
};

export type DueItem = {
  member_id: number;
  first_name: string;
  last_name: string;
  basis: FeeBasis;
  amount_cents: Cents;
};

/** What one household is to be invoiced, its people in the order of `billingFacts`. */
export type DueContribution = { household_id: number; total_cents: Cents; items: DueItem[] };

type Asked = { today: Day; most: number };

/** How many households the yearly run would invoice today, the total, and the first `most` that cannot be invoiced. */
export async function reckonYearlyRun(db: Reader, { today, most }: Asked): Promise<YearlyRun> {
  const year = yearOf(today);
  const { rows } = await sql<Omit<YearlyRun, 'year'>>`
    with ${people({ today, which: sql`true`, how: ALL_AT_ONCE })}
    select (select count(*) from due where problem is null) as households,
      (select coalesce(sum(total_cents), 0)::bigint from due where problem is null) as total_cents,
      (select coalesce(json_agg(json_build_object('household_id', household_id, 'problem', problem) order by household_id), '[]')
        from (select household_id, problem from due where problem is not null order by household_id limit ${most}) p
      ) as cannot_be_billed`.execute(db);
  const [reckoned] = rows;
  if (!reckoned) throw new Error('the yearly run was not reckoned');
  return { year, ...reckoned };
}

/**
 * Whether the year's run would invoice anybody, or could not: found without computing totals. The query starts from the uncovered
 * people, because right after a run the planner's statistics are out of date and it would scan all households.
 */
export async function isYearlyRunDue(db: Reader, today: Day): Promise<boolean> {
  const year = yearOf(today);
  const anybody = (which: Sql, whoIs: Sql) => sql`exists (
    select from (select c.member_id from covered_people c where ${which} ${ONE_BY_ONE}) c
    cross join lateral (select m.id, m.household_id, m.paid_until_year from members m where m.id = c.member_id
      and ${isCharged(today)} ${ONE_BY_ONE}) m
    cross join lateral (select from households h where h.id = m.household_id
      and ${isToBill(today)} ${ONE_BY_ONE}) h where ${whoIs})`;
  const { rows } = await sql<{ due: boolean }>`
    select ${anybody(sql`c.contribution_year < ${year}`, sql`true`)}
      or ${anybody(sql`c.contribution_year > ${year}`, isMissed(year))} as due`.execute(db);
  return rows[0]?.due ?? false;
}

/** The next households with somebody who has no contribution for the year, in id order; not locked. */
export async function listUncovered(db: Reader, { today, after, most }: { today: Day; after: number; most: number }) {
  const year = yearOf(today);
  const { rows } = await sql<{ id: number }>`
    select h.id from households h where h.id > ${after} and ${isToBill(today)}
      and exists (select from members m join covered_people c on c.member_id = m.id
        where m.household_id = h.id and ${isUncovered(year)} and ${isCharged(today)} ${ONE_BY_ONE})
    order by h.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What these households are to be invoiced; those without anything due, or with a problem, are left out. */
export async function listDue(db: Reader, today: Day, householdIds: readonly number[]): Promise<DueContribution[]> {
  const { rows } = await sql<DueContribution>`
    with ${people({ today, which: sql`h.id = any(${householdIds})`, how: ONE_BY_ONE })}
    select d.household_id, d.total_cents, json_agg(json_build_object('member_id', p.id, 'first_name', m.first_name,
      'last_name', m.last_name, 'basis', p.basis, 'amount_cents', p.amount_cents)
      order by m.is_main desc, m.created_at, m.id) as items
    from due d join person p on p.household_id = d.household_id and p.is_due join members m on m.id = p.id
    where d.problem is null
    group by d.household_id, d.total_cents order by d.household_id`.execute(db);
  return rows;
}

type Sql = ReturnType<typeof sql>;

/** An optimisation fence: for a few households the planner would otherwise compute it for all. */
const ONE_BY_ONE = sql`offset 0`;
const ALL_AT_ONCE = sql``;

/** Without a confirmed contribution of the year. `contribution_year` answers directly unless a later year is invoiced already. */
function isUncovered(year: number): Sql {
  return sql`(c.contribution_year < ${year} or c.contribution_year > ${year} and ${isMissed(year)})`;
}

function isMissed(year: number): Sql {
  return sql`coalesce(m.paid_until_year, 0) < ${year} and not exists (
    select from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
    where t.member_id = m.id and i.household_id = m.household_id and i.type = 'siac' and i.billed_year = ${year}
      and i.status_id in (${confirmedIds}))`;
}

/**
 * Active households, but for silent ones and those whose first invoices wait for a press (decision 103), those whose money rests because of a death (decision 60), those whose contribution the office
 * has given up collecting, because they had their invoice, and those in which a membership is to end by today and has not yet
 * (decision 78).
 */
function isToBill(today: Day) {
  return sql`h.status = 'active' and h.money_rests_since is null and ${speaks} and not waits_for_first_invoices(h.id) and not exists (
    select from sale_invoices u where u.household_id = h.id and u.type = 'siac'
    and u.billed_year = ${yearOf(today)} and u.status_id = ${sql.lit(invoiceStatusIds.uncollectible)})
    and not exists (select from endings_to_come e where e.household_id = h.id and e.inactive_from <= ${today}
      and e.set_aside_at is null)`;
}

/**
 * Everybody but a parent for whom the table has no fee: they are not invoiced, and hold nobody up (decision 86). A day of
 * birth is asked for, because `greatest` passes over null and would take a person without one for newborn.
 */
function isCharged(today: Day): Sql {
  const year = yearOf(today);
  return sql`(m.membership_basis <> 'nb' or m.date_of_birth is not null and exists (select from fees f where f.type = 'siac' and f.basis = 'nb'
    and f.valid_from <= ${today} and (f.valid_to is null or f.valid_to >= ${today})
    and greatest(0, ${year} - date_part('year', m.date_of_birth)::int
      - (date_part('doy', m.date_of_birth) > 1)::int) between f.age_from and f.age_to))`;
}

type Which = { today: Day; which: Sql; how: Sql };

/**
 * In three steps: everybody whom an active household covers, with their age as in `feeAge` and whether they are to be invoiced;
 * the fee of each; then per household the total, or why it cannot be invoiced.
 */
function people({ today, which, how }: Which): Sql {
  const year = yearOf(today);
  return sql`covered as (
    select p.* from households h cross join lateral (
      select m.household_id, m.id, m.membership_basis as basis, m.date_of_birth, ${isUncovered(year)} and ${isCharged(today)} as is_due,
        greatest(0, ${year} - date_part('year', m.date_of_birth)::int
          - (date_part('doy', m.date_of_birth) > 1)::int) as age
      from members m join covered_people c on c.member_id = m.id where m.household_id = h.id ${how}) p
    where ${which} and ${isToBill(today)}),
  fee as materialized (
    select distinct on (f.type, f.basis, a.age) f.type, f.basis, a.age, f.amount_cents
    from fees f, generate_series(f.age_from, least(f.age_to, 9999)) as a (age)
    where f.valid_from <= ${today} and (f.valid_to is null or f.valid_to >= ${today})
    order by f.type, f.basis, a.age, f.valid_from desc, f.id),
  person as (
    select c.*, case when f.amount_cents is not null then coalesce(o.amount_cents, f.amount_cents) end as amount_cents, c.basis = 'main' and not exists (select from households o
      where o.id = c.household_id and o.taken_over_on is not null) and not exists (select from sale_invoices r
      where r.household_id = c.household_id and r.type = 'sirf' and r.status_id in (${confirmedIds}) ${how}) as registers
    from covered c left join fee f on f.type = 'siac' and f.basis = c.basis and f.age = c.age
      left join own_amounts o on o.member_id = c.id and o.year = ${year}),
  due as materialized (
    select household_id, coalesce(sum(amount_cents) filter (where is_due), 0)::int as total_cents,
      case
        when not bool_or(basis = 'main') or bool_or((is_due or registers) and date_of_birth is null)
          then 'nothing_to_precalculate'
        when bool_or(is_due and amount_cents is null) or bool_or(registers and not exists (
          select from fee g where g.type = 'sirf' and g.basis = p.basis and g.age = ${ageToday(today)})) then 'no_matching_fee'
      end as problem
    from person p group by household_id having bool_or(is_due))`;
}

/** The age today, which decides the registration fee; computed only for the few who have not paid one. */
function ageToday(today: Day): Sql {
  return sql`greatest(0, extract(year from age(${today}::date, p.date_of_birth))::int)`;
}
