import { sql } from 'kysely';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { type CoveredPerson, type PreCalculationProblem, preCalculate } from '../../domain/invoicing/preCalculation.ts';
import { type Day, yearOf } from '../../domain/shared/day.ts';
import { type Cents, sumCents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import { confirmedIds } from './billing.reads.ts';
import { feeTable } from './fees.reads.ts';

/** What the yearly run would do today (D45). */
export type YearlyRun = {
  year: number;
  /** In id order. */
  household_ids: number[];
  total_cents: Cents;
  /** Active and uncovered as well, but a date of birth or a fee is missing. */
  cannot_be_billed: { household_id: number; problem: PreCalculationProblem }[];
};

/** Whom the yearly run bills today, and how much that is: active households in which somebody is not billed this year. */
export async function reckonYearlyRun(db: Reader, today: Day): Promise<YearlyRun> {
  const year = yearOf(today);
  const uncovered = await listUncovered(db, year);
  const fees = uncovered.length > 0 ? await feeTable(db).execute() : [];
  const outcomes = uncovered.map(({ household_id, ...facts }) => ({
    household_id,
    outcome: preCalculate({ ...facts, fees, today }),
  }));
  const bills = outcomes.flatMap(({ household_id, outcome }) =>
    outcome.problem ? [] : [{ household_id, total_cents: outcome.annual_contribution.total_cents }],
  );
  return {
    year,
    household_ids: bills.map(({ household_id }) => household_id),
    total_cents: sumCents(bills.map(({ total_cents }) => total_cents)),
    cannot_be_billed: outcomes.flatMap(({ household_id, outcome: { problem } }) =>
      problem ? [{ household_id, problem }] : [],
    ),
  };
}

type Uncovered = {
  household_id: number;
  persons: CoveredPerson[];
  billed_member_ids: number[];
  registration_fee_billed: boolean;
};

/**
 * Which active households have somebody on no annual contribution of the year? A household whose contribution the office
 * has given up collecting is left alone: it had its invoice. Reads little once most are billed: whoever has a contribution of
 * the year, confirmed or given up, is marked with it (migration 0038); of the others the bills decide.
 */
async function listUncovered(db: Reader, year: number): Promise<Uncovered[]> {
  const isOfYear = sql`i.type = 'siac' and i.billed_year = ${year} and i.status_id in (${confirmedIds})`;
  const { rows } = await sql<Uncovered>`
    with uncovered as (
      select distinct m.household_id from members m join households h on h.id = m.household_id
      where h.status = 'active' and m.status in ('waiting', 'active')
        and (m.contribution_year < ${year} or m.contribution_year > ${year}) and not exists (
        select from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = m.id and i.household_id = m.household_id and ${isOfYear})
    ),
    billed as (
      select distinct i.household_id, t.member_id
      from sale_invoices i join sale_invoice_items t on t.sale_invoice_id = i.id
      where i.household_id in (select household_id from uncovered) and ${isOfYear} and t.member_id is not null
    )
    select h.id as household_id,
      json_agg(json_build_object('id', m.id, 'first_name', m.first_name, 'last_name', m.last_name,
        'date_of_birth', m.date_of_birth, 'basis', m.membership_basis)
        order by m.is_main desc, m.created_at, m.id) as persons,
      coalesce(json_agg(m.id order by m.id) filter (where b.member_id is not null), '[]') as billed_member_ids,
      exists (select from sale_invoices r where r.household_id = h.id and r.type = 'sirf' and r.status_id in (${confirmedIds}))
        as registration_fee_billed
    from uncovered n
      join households h on h.id = n.household_id
      join members m on m.household_id = h.id and m.status in ('waiting', 'active')
      left join billed b on b.household_id = h.id and b.member_id = m.id
    where not exists (select from sale_invoices u where u.household_id = h.id and u.type = 'siac'
        and u.billed_year = ${year} and u.status_id = ${invoiceStatusIds.uncollectible})
    group by h.id
    order by h.id`.execute(db);
  return rows;
}
