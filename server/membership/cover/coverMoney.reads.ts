import { type RawBuilder, sql } from 'kysely';
import { type InvoiceStatus, invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { InvoiceFacts, MembershipFacts, Payment, Reminder } from '../../../domain/membership/coverFacts.ts';
import { type Day, isAfter } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';

/** The state before a change of the invoice, until a day; if that day is unknown, until `held_until` at the latest. */
type InvoiceBefore = { given_up: boolean; is_due_anew: boolean; held_until: Day; is_day_known: boolean };

type InvoiceRow = {
  household_id: number;
  bill_number: string;
  date: Day;
  amount_cents: Cents;
  status_id: number;
  settled_on: Day | null;
  /** Whether a payment of it was left out. */
  is_partial: boolean;
  payments: Payment[];
  /** For all its due dates. */
  reminders: Reminder[];
  /** Newest first. */
  history: InvoiceBefore[];
};

const idsOf = (...statuses: InvoiceStatus[]) => statuses.map((status) => invoiceStatusIds[status]);
const givenUp = idsOf('void', 'uncollectible');
const settled = idsOf('paid', 'over_paid');

export type MoneyFacts = Pick<MembershipFacts, 'invoices' | 'free_money'>;

type Asked = {
  householdIds: readonly number[];
  day: Day;
  /** Ids of payments that are taken as if they did not exist. */
  leftOut: readonly number[];
};

/** Invoices and free money by household, as the rule about arrears needs them for a day. */
export async function listMoneyFacts(
  db: Reader,
  { householdIds, day, leftOut }: Asked,
): Promise<Map<number, MoneyFacts>> {
  const asked = { householdIds, day, leftOut };
  const invoices = Map.groupBy(await listInvoices(db, asked), ({ household_id }) => household_id);
  const free = Map.groupBy(await listFreePayments(db, asked), ({ household_id }) => household_id);
  return new Map(
    householdIds.map((id) => {
      const own = (invoices.get(id) ?? []).map((row) => invoiceOf(row, day));
      return [id, { invoices: own, free_money: (free.get(id) ?? []).map(({ household_id: _, ...money }) => money) }];
    }),
  );
}

/**
 * An allocation that the office reversed does not count, unless the invoice itself was given up; one that the bank reversed
 * counts until then. One of a payment that was booked in error, and withdrawn, never counts.
 */
async function listInvoices(db: Reader, { householdIds, day, leftOut }: Asked): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${ownerOf('i', day)} as household_id, i.bill_number, i.date, i.amount_cents, i.status_id, i.settled_on,
      exists (select from payment_allocations p where p.sale_invoice_id = i.id and p.reversed_at is null
        and p.bank_transaction_id = any(${leftOut}::integer[])) as is_partial,
      (select coalesce(json_agg(json_build_object('cents', p.amount_cents, 'value_date', t.value_date,
          'returned_on', t.returned_on)), '[]')
        from payment_allocations p join bank_transactions t on t.id = p.bank_transaction_id
        where p.sale_invoice_id = i.id and t.id <> all(${leftOut}::integer[]) and (p.reversed_at is null
          or (t.withdrawn_at is null and (p.reversed_at at time zone 'Europe/Vienna')::date >= t.returned_on)
          or exists (select from invoice_history h where h.sale_invoice_id = i.id and not h.given_up
            and not h.is_due_anew and h.held_until = (p.reversed_at at time zone 'Europe/Vienna')::date))) as payments,
      (select coalesce(json_agg(json_build_object('level', d.level, 'on', d.reached_on)), '[]')
        from (select level, reached_on from dunning_steps where sale_invoice_id = i.id
          union all select level, reached_on from past_dunning_steps where sale_invoice_id = i.id) d) as reminders,
      (select coalesce(json_agg(json_build_object('given_up', h.given_up, 'is_due_anew', h.is_due_anew,
          'held_until', h.held_until, 'is_day_known', h.is_day_known) order by h.id desc), '[]')
        from invoice_history h where h.sale_invoice_id = i.id) as history
    from sale_invoices i
    where ${isOf('i', { householdIds, day })} and i.date is not null order by i.id`.execute(db);
  return rows;
}

/** Whose an invoice `i` or a payment `t` was on the day, before its household was merged into another one (decision 109). */
function ownerOf(row: 'i' | 't', day: Day) {
  return row === 'i'
    ? sql`household_on(i.household_id, i.merged_from, ${day}::date)`
    : sql`household_on(t.household_id, t.merged_from, ${day}::date)`;
}

function isOf(row: 'i' | 't', { householdIds, day }: Pick<Asked, 'householdIds' | 'day'>) {
  const ids = sql`any(${householdIds}::integer[])`;
  const known =
    row === 'i'
      ? sql`(i.household_id = ${ids} or i.merged_from = ${ids})`
      : sql`(t.household_id = ${ids} or t.merged_from = ${ids})`;
  return sql`${known} and ${ownerOf(row, day)} = ${ids}`;
}

type Free = Payment & { household_id: number };

/**
 * What is free of the households' money, by value date: rests of payments, what of them was paid back or returned by the
 * bank since, and what invoices got beyond their total.
 */
async function listFreePayments(db: Reader, { householdIds, day, leftOut }: Asked): Promise<Free[]> {
  const isThere = (id: RawBuilder<unknown>) => sql`${id} <> all(${leftOut}::integer[])`;
  const { rows } = await sql<Free>`
    select ${ownerOf('t', day)} as household_id, t.rest_cents as cents, t.value_date, null::date as returned_on from bank_transactions t
    where ${isOf('t', { householdIds, day })} and t.rest_cents <> 0 and ${isThere(sql`t.id`)}
    union all
    select ${ownerOf('t', day)}, p.amount_cents, t.value_date, r.value_date
    from refund_parts p join bank_transactions t on t.id = p.bank_transaction_id
    join refunds r on r.id = p.refund_id and r.undone_at is null
    where ${isOf('t', { householdIds, day })} and ${isThere(sql`t.id`)}
    union all
    select ${ownerOf('t', day)}, t.amount_cents - coalesce((select sum(p.amount_cents) from payment_allocations p
        where p.bank_transaction_id = t.id
          and (p.reversed_at is null or (p.reversed_at at time zone 'Europe/Vienna')::date >= t.returned_on)), 0)::integer,
      t.value_date, t.returned_on
    from bank_transactions t
    where ${isOf('t', { householdIds, day })} and t.amount_cents > 0 and t.returned_on is not null
      and t.withdrawn_at is null and ${isThere(sql`t.id`)}
    union all
    select ${ownerOf('i', day)}, i.paid_cents - case when is_over_paid_status(i.status_id) then i.amount_cents else 0 end,
      coalesce(i.settled_on, (select max(t.value_date) from payment_allocations p
        join bank_transactions t on t.id = p.bank_transaction_id where p.sale_invoice_id = i.id and p.reversed_at is null),
        i.date), null
    from sale_invoices i
    where ${isOf('i', { householdIds, day })} and may_hold_surplus(i.status_id) and i.paid_cents > 0
      and not exists (select from payment_allocations p where p.sale_invoice_id = i.id and p.reversed_at is null
        and p.bank_transaction_id = any(${leftOut}::integer[]))`.execute(db);
  return rows;
}

function invoiceOf(row: InvoiceRow, day: Day): InvoiceFacts {
  const { bill_number, date, amount_cents } = row;
  const reminders = remindersOn(row, day);
  return { bill_number, date, amount_cents, payments: paymentsOf(row), reminders, dropped_on: givenUpOn(row, day) };
}

/** An invoice marked as settled without enough allocations still counts as settled on its day. */
function paymentsOf({ payments, status_id, settled_on, amount_cents, is_partial }: InvoiceRow): Payment[] {
  if (is_partial || !settled.some((id) => id === status_id) || !settled_on) return payments;
  return [...payments, { cents: amount_cents, value_date: settled_on, returned_on: null }];
}

/** Since when the invoice was given up on the day; undefined if it was not. */
function givenUpOn({ status_id, date, history }: InvoiceRow, day: Day): InvoiceFacts['dropped_on'] {
  let was = givenUp.some((id) => id === status_id);
  for (const { given_up, held_until, is_day_known } of history) {
    if (given_up === was) continue;
    if (!isAfter(held_until, day)) return was ? held_until : null;
    if (!is_day_known) return 'unknown';
    was = given_up;
  }
  return was ? date : null;
}

/** A new due date starts the reminders again (D44). */
function remindersOn({ reminders, history }: InvoiceRow, day: Day): InvoiceFacts['reminders'] {
  const told = reminders.filter(({ on }) => !isAfter(on, day));
  const renewals = history.filter(({ is_due_anew }) => is_due_anew);
  const isUnknown = renewals.some(({ held_until, is_day_known }) => !is_day_known && isAfter(held_until, day));
  if (isUnknown && told.length > 0) return 'unknown';
  const last = renewals.find(({ held_until }) => !isAfter(held_until, day));
  return last ? told.filter(({ on }) => isAfter(on, last.held_until)) : told;
}
