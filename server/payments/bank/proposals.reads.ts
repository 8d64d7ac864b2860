import { sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import type { OwedInvoice } from '../../../domain/payments/bank/proposals.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import '../payments.tables.ts';

const isOwed = sql`i.status_id in (${sql.join(owedStatuses.map((status) => sql.lit(invoiceStatusIds[status])))})`;

const owedInvoice = sql`i.id as sale_invoice_id, i.household_id, i.bill_number, i.amount_cents - i.paid_cents as open_cents,
  i.due_date, (select array_agg(m.search_name order by not m.is_main, m.id) from members m where m.household_id = i.household_id) as names`;

/** Invoices on which something is owed, with the names of their households' people, the earliest due first. */
export async function listOwedInvoices(db: Reader, most: number): Promise<(OwedInvoice & { names: string[] })[]> {
  const { rows } = await sql<OwedInvoice & { names: string[] }>`
    select ${owedInvoice} from sale_invoices i where ${isOwed} order by i.due_date, i.id limit ${most}`.execute(db);
  return rows;
}

/** A clerk looks through the proposals of a line; one part of a split transfer stands for all its parts. */
const MOST_FOR_A_LINE = 20;

/** A return is noted by hand some days before or after the bank's file contains it. */
const DAYS_TOLD_APART = 31;

/** The id of the whole transfer that payment `p` is or belongs to. */
const wholeOfPayment = sql`case when p.split_from is null then p.id else whole_of(p.id) end`;

/** A payment that a debit may have reversed. */
export type Returnable = { line_id: number; id: number; household_id: number; value_date: Day; amount_cents: Cents };

/**
 * Which payments may each of these debits have reversed? Those with the payer's own reference; or with the same amount (of a
 * split transfer, the whole amount) and the same account or an invoice that both name; the latest twenty. Payments of erased
 * households are never proposed (decision 18).
 */
export async function listReturnable(db: Reader, lineIds: readonly number[]): Promise<Returnable[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<Returnable>`
    select d.id as line_id, p.id, p.household_id, p.value_date, p.amount_cents
    from bank_transactions d cross join lateral (
      select p.id, p.household_id, p.value_date, p.amount_cents from bank_transactions p
      join households h on h.id = p.household_id and h.erased_on is null
      join bank_transactions whole on whole.id = ${wholeOfPayment}
      where p.returned_on is null and p.amount_cents > 0 and p.value_date <= d.value_date
        and (p.end_to_end_id = d.end_to_end_id or p.counterparty_iban = d.counterparty_iban
          or p.payment_reference = d.payment_reference)
        and (p.end_to_end_id = d.end_to_end_id or whole.amount_cents = -d.amount_cents)
      order by p.value_date desc, p.id desc limit ${MOST_FOR_A_LINE}) p
    where d.id = any(${lineIds}::integer[]) and d.amount_cents < 0
    order by p.value_date desc, p.id desc`.execute(db);
  return rows;
}

/** A payment whose reversal a clerk has noted by hand. */
export type NotedReturn = Returnable & { returned_on: Day };

/**
 * Which returns noted by hand may each of these debits prove? Those with the payer's own reference; or with the same amount,
 * about the same day, not of another account, and not yet proved by another debit. The same reference or account comes first,
 * then the nearest day.
 */
export async function listNotedReturns(db: Reader, lineIds: readonly number[]): Promise<NotedReturn[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<NotedReturn>`
    select d.id as line_id, p.id, p.household_id, p.value_date, p.amount_cents, p.returned_on
    from bank_transactions d join bank_transactions p
      on p.household_id is not null and p.amount_cents > 0 and p.value_date <= d.value_date and p.withdrawn_at is null
        and p.returned_on between d.value_date - ${DAYS_TOLD_APART}::integer and d.value_date + ${DAYS_TOLD_APART}::integer
        and coalesce(p.counterparty_iban = d.counterparty_iban, true)
    join households h on h.id = p.household_id and h.erased_on is null
    join bank_transactions whole on whole.id = ${wholeOfPayment}
    where d.id = any(${lineIds}::integer[]) and d.amount_cents < 0
      and (p.end_to_end_id = d.end_to_end_id or whole.amount_cents = -d.amount_cents)
      and not exists (select from bank_transactions o where o.takes_back = whole.id)
    order by coalesce(p.end_to_end_id = d.end_to_end_id, false) desc,
      coalesce(p.payment_reference = d.payment_reference, false) desc,
      coalesce(p.counterparty_iban = d.counterparty_iban, false) desc, abs(p.returned_on - d.value_date), p.id`.execute(
    db,
  );
  return rows;
}
