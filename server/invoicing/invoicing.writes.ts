import { type Insertable, sql } from 'kysely';
import { billNumber } from '../../domain/invoicing/billNumber.ts';
import { creditorReference } from '../../domain/invoicing/creditorReference.ts';
import type { FeeBasis } from '../../domain/invoicing/fees.ts';
import { type InvoiceStatus, type InvoiceType, invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { type Day, yearOf } from '../../domain/shared/day.ts';
import { type Cents, sumCents } from '../../domain/shared/money.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';
import type { Change } from '../platform/work.ts';
import type {} from './invoicing.tables.ts';

export type NewItem = {
  member_id: number;
  first_name: string;
  last_name: string;
  basis: FeeBasis;
  amount_cents: Cents;
};

export type NewDraft = { household_id: number; type: InvoiceType; items: readonly NewItem[] };

export type InvoiceChange = Partial<{
  status: InvoiceStatus;
  date: Day;
  due_date: Day;
  paid_cents: Cents;
  settled_on: Day | null;
  dunning_status: number;
}>;

/** Writes a draft with the year's next bill number and answers its id. */
export async function insertDraft(change: Change, { household_id, type, items }: NewDraft): Promise<number> {
  const year = yearOf(change.today);
  const number = billNumber(year, await takeBillNumber(change.tx, year));
  const id = await insertInvoice(change.tx, {
    household_id,
    type,
    status_id: invoiceStatusIds.draft,
    bill_number: number,
    payment_reference: creditorReference(number),
    billed_year: year,
    description: null,
    amount_cents: sumCents(items.map((item) => item.amount_cents)),
    created_at: change.now,
    date: null,
    due_date: null,
    settled_on: null,
  });
  const rows = items.map((item) => ({ ...item, sale_invoice_id: id, description: null }));
  await change.tx.insertInto('sale_invoice_items').values(rows).execute();
  return id;
}

export async function updateInvoice(tx: Tx, id: number, { status, ...values }: InvoiceChange): Promise<void> {
  await tx
    .updateTable('sale_invoices')
    .set({ ...values, ...(status ? { status_id: invoiceStatusIds[status] } : {}) })
    .where('id', '=', id)
    .execute();
}

export async function insertFees(tx: Tx, fees: readonly Insertable<Tables['fees']>[]): Promise<void> {
  await tx
    .insertInto('fees')
    .values([...fees])
    .execute();
}

/** Fees that were to hold from a day on, or from a later one. */
export async function deleteFeesFrom(tx: Tx, from: Day): Promise<void> {
  await tx.deleteFrom('fees').where('valid_from', '>=', from).execute();
}

/** The counter stays locked until the transaction ends: a rollback gives the number back, so none is left out (D38). */
async function takeBillNumber(tx: Tx, year: number): Promise<number> {
  const { last_no } = await tx
    .insertInto('bill_number_counters')
    .values({ year, last_no: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last_no: sql`bill_number_counters.last_no + 1` }))
    .returning('last_no')
    .executeTakeFirstOrThrow();
  return last_no;
}

async function insertInvoice(tx: Tx, invoice: Insertable<Tables['sale_invoices']>): Promise<number> {
  try {
    const { id } = await tx.insertInto('sale_invoices').values(invoice).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    // whoever drafts holds the household's lock, so this is another way in; asking again finds the other's draft
    if (violatedIndex(error) !== 'sale_invoices_one_draft_per_type') throw error;
    return refuse('service_unavailable', { retryAfterSeconds: 1 });
  }
}

/** Of each invoice of a household number, kind, dates, amounts and status stay; a draft is cancelled. */
export async function clearInvoicesOf(tx: Tx, householdId: number): Promise<void> {
  await tx
    .deleteFrom('sale_invoice_items')
    .where('sale_invoice_id', 'in', (eb) =>
      eb.selectFrom('sale_invoices').select('id').where('household_id', '=', householdId),
    )
    .execute();
  await tx.updateTable('sale_invoices').set({ description: null }).where('household_id', '=', householdId).execute();
  await tx
    .updateTable('sale_invoices')
    .set({ status_id: invoiceStatusIds.cancelled })
    .where('household_id', '=', householdId)
    .where('status_id', '=', invoiceStatusIds.draft)
    .execute();
}

/** Answers which names stood on what a person was billed for. */
export async function clearItemsOf(tx: Tx, memberId: number): Promise<{ first_name: string; last_name: string }[]> {
  const { rows } = await sql<{ first_name: string; last_name: string }>`
    with named as materialized (select id, first_name, last_name from sale_invoice_items where member_id = ${memberId}),
    cleared as (update sale_invoice_items t set member_id = null, first_name = null, last_name = null
      from named where t.id = named.id)
    select distinct first_name, last_name from named where first_name is not null and last_name is not null`.execute(
    tx,
  );
  return rows;
}
