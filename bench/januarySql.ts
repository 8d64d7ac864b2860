import type pg from 'pg';
import { type Day, yearOf } from '../domain/shared/day.ts';
import { growTo } from './grow.ts';

const AT_ONCE = 400;
/** Above all numbers that the product assigns here. */
const FIRST_NUMBER = 500_000;

/**
 * Payments are copied for the demo's own households only, because no real office leaves every seventeenth payment
 * unallocated.
 */
const MONEY = ['bank_statements', 'bank_transactions', 'payment_allocations', 'refunds', 'refund_parts'];

/** Makes everybody active and last year the latest invoiced one; then grows to `households`. */
export async function makeJanuary(client: pg.Client, households: number): Promise<void> {
  const statements = [
    "set session_replication_role = 'replica'",
    "update sale_invoices set billed_year = billed_year - 1 where type = 'siac'",
    // the demo has one household in seventeen with a draft for this year, which is rare in reality
    'update sale_invoices set status_id = 8 where is_draft_status(status_id)',
    'update sale_invoices set status_id = 3, paid_cents = amount_cents where may_hold_surplus(status_id)',
    `update households set status = 'active', sent_back_reason = null, erased_on = null, inactive_reason_id = null,
      inactive_from = null`,
    "update members set status = 'active', date_of_birth = coalesce(date_of_birth, '1980-05-05'), inactive_from = null",
    'truncate covered_people',
    'insert into covered_people (member_id, contribution_year) select id, contribution_year(id) from members',
    "set session_replication_role = 'origin'",
  ];
  for (const statement of statements) await client.query(statement);
  await growTo(client, households, MONEY);
}

const COVERED = `select m.id, m.household_id, m.first_name, m.last_name, m.membership_basis, f.amount_cents
  from members m join households h on h.id = m.household_id and h.status = 'active'
  join fees f on f.type = 'siac' and f.basis = m.membership_basis
    and extract(year from age(make_date($1, 1, 1), m.date_of_birth)) between f.age_from and f.age_to
    and f.valid_from <= $2 and (f.valid_to is null or f.valid_to >= $2)
  where m.status in ('waiting', 'active')`;

/** The number of households to invoice, and the total amount. */
export async function reckonByBareSql(client: pg.Client, today: Day): Promise<void> {
  await client.query(
    `select count(*), sum(total) from (select p.household_id, sum(p.amount_cents) as total from (${COVERED}) p
      where not exists (select from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = p.id and i.household_id = p.household_id and i.type = 'siac' and i.billed_year = $1
          and is_confirmed_status(i.status_id))
      group by p.household_id) d`,
    [yearOf(today), today],
  );
}

/** Invoices `most` households that have no invoice yet, some hundred per transaction; returns the number per second. */
export async function invoiceByBareSql(
  client: pg.Client,
  { today, most }: { today: Day; most: number },
): Promise<number> {
  const year = yearOf(today);
  const { rows } = await client.query<{ last: number }>(
    "select coalesce(max(household_id), 0) as last from sale_invoices where type = 'siac' and billed_year = $1",
    [year],
  );
  const begun = performance.now();
  let after = rows[0]?.last ?? 0;
  for (let billed = 0; billed < most; billed += AT_ONCE) {
    const { rows: inserted } = await client.query<{ last: number }>(BILL, [year, today, after, FIRST_NUMBER + billed]);
    after = inserted[0]?.last ?? after;
  }
  return (most * 1_000) / (performance.now() - begun);
}

const BILL = `with person as materialized (${COVERED} and h.id in (
    select id from households where id > $3 and status = 'active' order by id limit ${AT_ONCE})),
  bill as (
    insert into sale_invoices (household_id, type, status_id, bill_number, payment_reference, billed_year, amount_cents,
      created_at, date, due_date)
    select household_id, 'siac', 2, $1 || '-' || number, 'RF00' || number, $1, amount_cents, now(), $2, $2
    from (select household_id, sum(amount_cents) as amount_cents, $4 + row_number() over (order by household_id) as number
      from person group by household_id) d
    returning id, household_id),
  item as (
    insert into sale_invoice_items (sale_invoice_id, member_id, first_name, last_name, basis, amount_cents)
    select b.id, p.id, p.first_name, p.last_name, p.membership_basis, p.amount_cents
    from bill b join person p on p.household_id = b.household_id)
  select max(household_id) as last from bill`;
