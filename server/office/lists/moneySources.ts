import { type RawBuilder, sql } from 'kysely';
import { type InvoiceStatus, invoiceStatuses, invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import {
  type InvoiceChoice,
  invoicesList,
  type PaymentChoice,
  paymentsList,
} from '../../../domain/office/lists/moneyLists.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { belongsBy } from './belongs.ts';
import { byChoice, listSource } from './listSource.ts';

const among = (...statuses: InvoiceStatus[]): RawBuilder<boolean> =>
  sql`i.status_id in (${sql.join(statuses.map((status) => sql.lit(invoiceStatusIds[status])))})`;

const invoiceChoices: Record<InvoiceChoice, (today: string) => RawBuilder<boolean>> = {
  confirmed: () => sql`i.date is not null and i.status_id <> ${sql.lit(invoiceStatusIds.cancelled)}`,
  owed: () => sql`is_owed_status(i.status_id)`,
  overdue: (today) => sql`is_owed_status(i.status_id) and i.due_date < ${today}::date`,
  paid: () => among('paid', 'over_paid'),
  given_up: () => among('void', 'uncollectible'),
  draft: () => among('draft'),
};

const statusOfInvoice = sql`case i.status_id ${sql.join(
  invoiceStatuses.map((status) => sql`when ${sql.lit(invoiceStatusIds[status])} then ${sql.lit(status)}`),
  sql` `,
)} end`;

const LAST_YEAR = 9_999;

/** Erased households have nobody any more, but their invoices and payments stay. */
const mainMember = sql`left join members main on main.household_id = h.id and main.is_main`;
const name = fullNameOf('main');
const belongs = byChoice(belongsBy('h'));

/** Invoices with their household. */
export const invoicesSource = listSource(invoicesList, {
  from: sql`sale_invoices i`,
  columnJoins: sql`join households h on h.id = i.household_id ${mainMember}`,
  id: sql`i.id`,
  household: sql`i.household_id`,
  always: sql`true`,
  filters: {
    invoices: byChoice(invoiceChoices),
    invoice_type: (value) => sql`i.type = ${value}`,
    status: (value, today) =>
      value === 'everybody'
        ? sql`true`
        : sql`i.household_id in (select h.id from households h where ${belongs(value, today)})`,
    reminder: (value) => sql`i.dunning_status = ${value}::integer and is_owed_status(i.status_id)`,
    billed_year: (value) => sql`i.billed_year = ${Math.min(Number(value), LAST_YEAR)}`,
    date_from: (value) => sql`i.date >= ${value}::date`,
    date_until: (value) => sql`i.date <= ${value}::date`,
    due_until: (value) => sql`i.due_date <= ${value}::date`,
  },
  columns: () => ({
    bill_number: sql`i.bill_number`,
    membership_no: sql`h.membership_no`,
    name,
    invoice_type: sql`i.type`,
    invoice_status: statusOfInvoice,
    billed_year: sql`i.billed_year::text`,
    date: sql`i.date`,
    due_date: sql`i.due_date`,
    amount: sql`i.amount_cents`,
    paid: sql`i.paid_cents`,
    owed: sql`case when is_owed_status(i.status_id) then i.amount_cents - i.paid_cents end`,
    reminder: sql`nullif(i.dunning_status, 0)`,
    settled_on: sql`i.settled_on`,
    payment_reference: sql`i.payment_reference`,
  }),
  sorts: {
    bill_number: { by: [sql`i.bill_number`] },
    date: { by: [sql`i.date`] },
    due_date: { by: [sql`i.due_date`], hasNulls: true },
    amount: { by: [sql`i.amount_cents`] },
  },
});

const paymentChoices: Record<PaymentChoice, () => RawBuilder<boolean>> = {
  standing: () => sql`t.returned_on is null`,
  rest: () => sql`t.rest_cents > 0`,
  returned: () => sql`t.returned_on is not null`,
};

/** Payments with their household. */
export const paymentsSource = listSource(paymentsList, {
  from: sql`bank_transactions t`,
  columnJoins: sql`join households h on h.id = t.household_id ${mainMember}`,
  id: sql`t.id`,
  household: sql`t.household_id`,
  always: sql`t.household_id is not null and t.amount_cents > 0 and t.withdrawn_at is null`,
  filters: {
    payments: byChoice(paymentChoices),
    source: (value) => sql`t.source = ${value}`,
    value_from: (value) => sql`t.value_date >= ${value}::date`,
    value_until: (value) => sql`t.value_date <= ${value}::date`,
  },
  columns: () => ({
    value_date: sql`t.value_date`,
    membership_no: sql`h.membership_no`,
    name,
    amount: sql`t.amount_cents`,
    rest: sql`nullif(t.rest_cents, 0)`,
    source: sql`t.source`,
    payer: sql`t.counterparty_name`,
    bill_numbers: sql`(select string_agg(i.bill_number, ', ' order by i.id) from payment_allocations p
      join sale_invoices i on i.id = p.sale_invoice_id where p.bank_transaction_id = t.id and p.reversed_at is null)`,
    returned_on: sql`t.returned_on`,
    payment_reference: sql`t.payment_reference`,
    bank_reference: sql`t.bank_reference`,
    booked_on: sql`t.booked_on`,
  }),
  sorts: {
    value_date: { by: [sql`t.value_date`] },
    amount: { by: [sql`t.amount_cents`] },
    rest: { by: [sql`t.rest_cents`] },
  },
});
