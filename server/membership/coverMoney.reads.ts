import { sql } from 'kysely';
import { type InvoiceStatus, invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { InvoiceFacts, MembershipFacts, Payment, Reminder } from '../../domain/membership/coverFacts.ts';
import { type Day, isAfter, isBefore } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import type { AskedDay } from './cover.reads.ts';

type InvoiceRow = {
  bill_number: string;
  date: Day;
  amount_cents: Cents;
  status_id: number;
  dunning_status: number;
  settled_on: Day | null;
  payments: Payment[];
  reminders: Reminder[];
  /** The reminders of earlier due dates, which hold no more. */
  past_reminders: Reminder[];
  dropped_on: Day | null;
  taken_up_on: Day | null;
};

const idsOf = (...statuses: InvoiceStatus[]) => statuses.map((status) => invoiceStatusIds[status]);
const dropped = idsOf('void', 'uncollectible');
const settled = idsOf('paid', 'over_paid');

/** Vienna's day of an entry in the audit log about the invoice `i`. */
const dayOfEntry = (...actions: string[]) => sql`(select max((a.happened_at at time zone 'Europe/Vienna')::date)
  from audit_log a where a.household_id = i.household_id and a.subject_id = i.id and a.action = any(${actions}))`;

/** Invoices and free money of a household, as the rule about arrears takes them. */
export async function listInvoiceFacts(
  db: Reader,
  householdId: number,
  asked: AskedDay,
): Promise<Pick<MembershipFacts, 'invoices' | 'free_money'>> {
  const invoices = await listInvoices(db, householdId);
  return {
    invoices: invoices.map((row) => invoiceOf(row, asked)),
    free_money: await listFreePayments(db, householdId, asked.today),
  };
}

/** A part of a payment that the office took off an invoice again counts for it no more; one that the bank took back did until then. */
async function listInvoices(db: Reader, householdId: number): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select i.bill_number, i.date, i.amount_cents, i.status_id, i.dunning_status, i.settled_on,
      (select coalesce(json_agg(json_build_object('cents', p.amount_cents, 'value_date', t.value_date,
          'returned_on', t.returned_on)), '[]')
        from payment_allocations p join bank_transactions t on t.id = p.bank_transaction_id
        where p.sale_invoice_id = i.id and (p.reversed_at is null
          or (p.reversed_at at time zone 'Europe/Vienna')::date >= t.returned_on)) as payments,
      (select coalesce(json_agg(json_build_object('level', d.level, 'on', d.reached_on)), '[]')
        from dunning_steps d where d.sale_invoice_id = i.id) as reminders,
      (select coalesce(json_agg(json_build_object('level', d.level, 'on', d.reached_on)), '[]')
        from past_dunning_steps d where d.sale_invoice_id = i.id) as past_reminders,
      ${dayOfEntry('invoice.void', 'invoice.writeOff', 'invoice.giveBack')} as dropped_on,
      ${dayOfEntry('invoice.reopen')} as taken_up_on
    from sale_invoices i
    where i.household_id = ${householdId} and i.date is not null order by i.id`.execute(db);
  return rows;
}

/** What is free of the household's money, by value date: rests of payments, and what invoices got beyond their total. */
async function listFreePayments(db: Reader, householdId: number, today: Day): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select t.rest_cents as cents, t.value_date, null::date as returned_on from bank_transactions t
    where t.household_id = ${householdId} and t.rest_cents <> 0
    union all
    select paid_cents - case when is_over_paid_status(status_id) then amount_cents else 0 end,
      coalesce(settled_on, ${today}::date), null
    from sale_invoices where household_id = ${householdId} and may_hold_surplus(status_id) and paid_cents > 0`.execute(
    db,
  );
  return rows;
}

function invoiceOf(row: InvoiceRow, asked: AskedDay): InvoiceFacts {
  const { bill_number, date, amount_cents } = row;
  const reminders = remindersOf(row, asked);
  return { bill_number, date, amount_cents, payments: paymentsOf(row), reminders, dropped_on: droppedOn(row, asked) };
}

/** An invoice that is settled without so many parts of payments was settled on its day all the same. */
function paymentsOf({ payments, status_id, settled_on, amount_cents }: InvoiceRow): Payment[] {
  if (!settled.some((id) => id === status_id) || !settled_on) return payments;
  return [...payments, { cents: amount_cents, value_date: settled_on, returned_on: null }];
}

function droppedOn({ status_id, dropped_on }: InvoiceRow, { day, today }: AskedDay): InvoiceFacts['dropped_on'] {
  if (!dropped.some((id) => id === status_id)) return null;
  if (dropped_on) return dropped_on;
  return isBefore(day, today) ? 'unknown' : day;
}

/** When a due date was renewed, which begins the reminders anew (D44), is kept nowhere. */
function remindersOf(row: InvoiceRow, { day, today }: AskedDay): InvoiceFacts['reminders'] {
  const { reminders, past_reminders, dunning_status, taken_up_on } = row;
  const holding = reminders.filter(({ level }) => level <= dunning_status);
  if (!isBefore(day, today)) return holding;
  if (taken_up_on && isAfter(taken_up_on, day)) return 'unknown';
  const reset = [...past_reminders, ...reminders.filter(({ level }) => level > dunning_status)];
  return reset.some(({ on }) => !isAfter(on, day)) ? 'unknown' : holding;
}
