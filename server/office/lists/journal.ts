import { type RawBuilder, sql } from 'kysely';
import { cashMovements } from '../../../domain/cash/cashKinds.ts';
import { type InvoiceStatus, invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { journalKinds } from '../../../domain/office/lists/journalLists.ts';

const among = (...statuses: InvoiceStatus[]): RawBuilder<boolean> =>
  sql`i.status_id in (${sql.join(statuses.map((status) => sql.lit(invoiceStatusIds[status])))})`;

/** The state of an invoice now says that it is settled. */
const isSettled = sql<boolean>`(${among('paid', 'over_paid')} and i.settled_on is not null)`;

/** An allocation counts, unless the office reversed it while the invoice was owed (decision 57). */
const counts = sql<boolean>`(p.reversed_at is null
  or (t.withdrawn_at is null and (p.reversed_at at time zone 'Europe/Vienna')::date >= t.returned_on)
  or exists (select from invoice_history g where g.sale_invoice_id = i.id and not g.given_up and not g.is_due_anew
    and g.held_until = (p.reversed_at at time zone 'Europe/Vienna')::date))`;

/** Cents that an invoice had got at the end of a day: by the day on which the bank credited them, until it took them back. */
function paidUntil(day: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select coalesce(sum(p.amount_cents), 0) from payment_allocations p
    join bank_transactions t on t.id = p.bank_transaction_id
    where p.sale_invoice_id = i.id and t.value_date <= ${day} and (t.returned_on is null or t.returned_on > ${day}) and ${counts})`;
}

/** Whether an invoice was given up at the end of a day: what it was before the first change since. */
function isGivenUpOn(day: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce((select g.given_up from invoice_history g where g.sale_invoice_id = i.id and g.held_until > ${day}
    order by g.id limit 1), is_given_up_status(i.status_id))`;
}

/** Cents that were still owed of an invoice `i` at the end of a day. */
export function owedOn(day: RawBuilder<unknown>): RawBuilder<number> {
  return sql`case when ${isSettled} and i.settled_on <= ${day} then 0 when ${isGivenUpOn(day)} then 0
    else greatest(0, i.amount_cents - ${paidUntil(day)}) end`;
}

/** Of a void invoice all is given up, because what it got is free money then; of an uncollectible one what is still owed. */
const givenUp = (day: RawBuilder<unknown>) =>
  sql`case when ${among('void')} then i.amount_cents else greatest(0, i.amount_cents - ${paidUntil(day)}) end`;

type Period = { from?: string | undefined; until?: string | undefined };

/** Whether a day of an entry is in the period: each kind reads the days of its own index. */
function isWithin(day: RawBuilder<unknown>, { from, until }: Period): RawBuilder<boolean> {
  const bounds = [...(from ? [sql`${day} >= ${from}::date`] : []), ...(until ? [sql`${day} <= ${until}::date`] : [])];
  return sql`(${sql.join([sql`true`, ...bounds], sql` and `)})`;
}

/** When an invoice was given up or taken up again, with the day of the change before; one without a history was so from its date on. */
const turns = (period: Period) => sql`(
  select i.id as sale_invoice_id, 0 as place, i.date as day, i.date as day_before, false as was, true as becomes
    from sale_invoices i where is_given_up_status(i.status_id) and ${isWithin(sql`i.date`, period)}
      and not exists (select from invoice_history g where g.sale_invoice_id = i.id)
  union all select i.id, 0, i.date, i.date, false, true
    from invoice_history g join sale_invoices i on i.id = g.sale_invoice_id where g.given_up and ${isWithin(sql`i.date`, period)}
      and not exists (select from invoice_history e where e.sale_invoice_id = i.id and e.id < g.id)
  union all select * from (
    select g.sale_invoice_id, g.id, g.held_until, coalesce(lag(g.held_until) over w, i.date), g.given_up,
      lead(g.given_up, 1, is_given_up_status(i.status_id)) over w
    from invoice_history g join sale_invoices i on i.id = g.sale_invoice_id
    window w as (partition by g.sale_invoice_id order by g.id)) g (sale_invoice_id, place, day, day_before, was, becomes)
    where ${isWithin(sql`g.day`, period)})`;

/** Ids of different tables do not meet: each kind has a remainder of its own. */
const KINDS = 16;
const idOf = (id: RawBuilder<unknown>, kind: number) => sql`${id} * ${sql.lit(KINDS)} + ${sql.lit(kind)}`;

const isOfHousehold = sql`t.household_id is not null and t.amount_cents > 0 and t.withdrawn_at is null`;

const receiptNo = sql`e.year || '/' || lpad(e.no::text, greatest(4, length(e.no::text)), '0')`;

type JournalKind = (typeof journalKinds)[number];

/** Where entries of these kinds come from; all statements have the columns of `journal`. */
type Source = { kinds: readonly JournalKind[]; entries: (period: Period) => RawBuilder<unknown> };

const sources: readonly Source[] = [
  {
    kinds: ['invoice'],
    entries: (period) => sql`
      select ${idOf(sql`i.id`, 0)} as id, i.date as day, 'invoice' as kind, i.bill_number as number, i.household_id,
        i.amount_cents as claim, null::integer as money, null as bank_reference
      from sale_invoices i
      where i.date is not null and not ${among('draft', 'cancelled')} and ${isWithin(sql`i.date`, period)}`,
  },
  {
    kinds: ['given_up', 'owed_again'],
    entries: (period) => sql`
      select ${idOf(sql`(case when c.place = 0 then i.id else c.place end)`, 1)} + case when c.place = 0 then 1 else 0 end, c.day,
        case when c.becomes then 'given_up' else 'owed_again' end, i.bill_number, i.household_id,
        (case when c.becomes then -(${givenUp(sql`c.day`)}) else ${givenUp(sql`c.day_before`)} end)::integer, null, null
      from ${turns(period)} c join sale_invoices i on i.id = c.sale_invoice_id
      where c.was <> c.becomes and i.date is not null`,
  },
  {
    kinds: ['settled'],
    // the first condition is that of an index, and follows from the last one
    entries: (period) => sql`
      select ${idOf(sql`i.id`, 3)}, i.settled_on, 'settled', i.bill_number, i.household_id,
        -(i.amount_cents - ${paidUntil(sql`i.settled_on`)})::integer, null, null
      from sale_invoices i
      where i.paid_cents < i.amount_cents and ${isSettled} and ${isWithin(sql`i.settled_on`, period)}
        and i.amount_cents > ${paidUntil(sql`i.settled_on`)}`,
  },
  {
    kinds: ['payment'],
    entries: (period) => sql`
      select ${idOf(sql`t.id`, 4)}, t.value_date, 'payment', t.payment_reference, t.household_id, -t.amount_cents, t.amount_cents,
        t.bank_reference
      from bank_transactions t
      where ${isOfHousehold} and ${isWithin(sql`t.value_date`, period)}
        and not exists (select from cash_entries e where e.bank_transaction_id = t.id)`,
  },
  {
    kinds: ['returned'],
    entries: (period) => sql`
      select ${idOf(sql`t.id`, 5)}, t.returned_on, 'returned', t.payment_reference, t.household_id, t.amount_cents, -t.amount_cents,
        t.bank_reference
      from bank_transactions t
      where ${isOfHousehold} and t.returned_on is not null and ${isWithin(sql`t.returned_on`, period)}`,
  },
  {
    kinds: ['cash_payment', ...cashMovements, 'difference'],
    entries: (period) => sql`
      select ${idOf(sql`e.id`, 6)}, e.day, case when e.kind = 'payment' then 'cash_payment' else e.kind end, ${receiptNo}, e.household_id,
        case when t.withdrawn_at is null then -t.amount_cents end, nullif(e.amount_cents, case when e.kind = 'deposit' then e.amount_cents end),
        null
      from cash_entries e left join bank_transactions t on t.id = e.bank_transaction_id
      where ${isWithin(sql`e.day`, period)}`,
  },
  {
    kinds: ['refund'],
    entries: (period) => sql`
      select ${idOf(sql`r.id`, 7)}, r.value_date, 'refund', null, r.household_id, r.amount_cents, -r.amount_cents, t.bank_reference
      from refunds r left join bank_transactions t on t.id = r.bank_transaction_id
      where r.undone_at is null and ${isWithin(sql`r.value_date`, period)}`,
  },
  {
    kinds: ['death_cost'],
    entries: (period) => sql`
      select ${idOf(sql`d.id`, 8)}, d.paid_on, 'death_cost', d.bill_no, null, null, -d.amount_cents, null
      from death_case_costs d
      where d.payer = 'association' and d.paid_on is not null and d.cancelled_at is null and ${isWithin(sql`d.paid_on`, period)}`,
  },
];

/**
 * All entries of a period, of one kind if it is named (more of its source's kinds may be among them): `id`, `day`, `kind`,
 * `number`, `household_id`, `claim`, `money` in cents, `bank_reference`.
 */
export function journal({ kind, ...period }: Period & { kind?: string | undefined }): RawBuilder<unknown> {
  const wanted = sources.filter(({ kinds }) => !kind || kinds.some((one) => one === kind));
  // the first one names the columns
  const [first] = sources;
  const named = first && !wanted.includes(first) ? [sql`${first.entries(period)} and false`] : [];
  return sql`(${sql.join([...named, ...wanted.map(({ entries }) => entries(period))], sql` union all `)})`;
}
