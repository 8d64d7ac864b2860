import { type Insertable, sql } from 'kysely';
import { billNumber } from '../../domain/invoicing/billNumber.ts';
import { creditorReference } from '../../domain/invoicing/creditorReference.ts';
import type { FeeBasis } from '../../domain/invoicing/fees.ts';
import { dueOn, type InvoiceStatus, type InvoiceType, invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { type Day, yearOf } from '../../domain/shared/day.ts';
import { type Cents, cents, sumCents } from '../../domain/shared/money.ts';
import type { Change } from '../platform/context.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';
import type { Invoice } from './invoices.reads.ts';
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
  replaced_by: number;
}>;

/** Inserts a draft with the year's next bill number and returns its id. */
export async function insertDraft(change: Change, draft: NewDraft): Promise<number> {
  return insertWithItems(change, draft, { status_id: invoiceStatusIds.draft, ...undated });
}

/** Inserts an invoice that is opened at once, without having been a draft; one over 0 is paid (D35). Returns its id. */
export async function insertOpened(change: Change, opened: NewDraft): Promise<number> {
  const dates = { date: change.today, due_date: dueOn(change.today) };
  const settled = opened.items.every(({ amount_cents }) => amount_cents === 0);
  if (settled)
    return insertWithItems(change, opened, { status_id: invoiceStatusIds.paid, ...dates, settled_on: change.today });
  return insertWithItems(change, opened, { status_id: invoiceStatusIds.open, ...dates, settled_on: null });
}

type Standing = Pick<Insertable<Tables['sale_invoices']>, 'status_id' | 'date' | 'due_date' | 'settled_on'>;
const undated = { date: null, due_date: null, settled_on: null };

async function insertWithItems(change: Change, invoice: NewDraft, standing: Standing): Promise<number> {
  const { household_id, type, items } = invoice;
  const year = yearOf(change.today);
  const number = billNumber(year, await takeBillNumbers(change.tx, { year, count: 1 }));
  const id = await insertInvoice(change.tx, {
    household_id,
    type,
    bill_number: number,
    payment_reference: creditorReference(number),
    billed_year: year,
    description: null,
    amount_cents: sumCents(items.map((item) => item.amount_cents)),
    created_at: change.now,
    ...standing,
  });
  const rows = items.map((item) => ({ ...item, sale_invoice_id: id, description: null }));
  await change.tx.insertInto('sale_invoice_items').values(rows).execute();
  if (type === 'siac') await markOwnAmounts(change.tx, id);
  return id;
}

/** Lines whose person has an amount of their own for the invoice's year say so. */
async function markOwnAmounts(tx: Tx, invoiceId: number): Promise<void> {
  await sql`
    update sale_invoice_items t set is_own_amount = true from sale_invoices i, own_amounts o
    where i.id = ${invoiceId} and t.sale_invoice_id = i.id and o.member_id = t.member_id and o.year = i.billed_year`.execute(
    tx,
  );
}

export type ByHand = {
  household_id: number;
  description: string;
  amount_cents: Cents;
  idempotency_key?: string | undefined;
};

/** Inserts an open invoice with a text of the office, for nobody in particular; dated today. Returns its id. */
export async function insertByHand(change: Change, invoice: ByHand): Promise<number> {
  const { household_id, description, amount_cents, idempotency_key } = invoice;
  const year = yearOf(change.today);
  const number = billNumber(year, await takeBillNumbers(change.tx, { year, count: 1 }));
  const id = await insertInvoice(change.tx, {
    ...{ household_id, description, amount_cents, type: 'sim', status_id: invoiceStatusIds.open, settled_on: null },
    ...{ date: change.today, due_date: dueOn(change.today), created_at: change.now, billed_year: year },
    ...{ bill_number: number, payment_reference: creditorReference(number) },
    idempotency_key: idempotency_key ?? null,
  });
  const nobody = { member_id: null, first_name: null, last_name: null, basis: null };
  await change.tx
    .insertInto('sale_invoice_items')
    .values({ ...nobody, sale_invoice_id: id, description, amount_cents })
    .execute();
  return id;
}

export async function updateInvoice(tx: Tx, id: number, { status, ...values }: InvoiceChange): Promise<void> {
  await tx
    .updateTable('sale_invoices')
    .set({ ...values, ...(status ? { status_id: invoiceStatusIds[status] } : {}) })
    .where('id', '=', id)
    .execute();
}

type Settled = { id: number; status: InvoiceStatus; paid_cents: Cents; settled_on: Day | null };

/** Stores what was paid on several invoices. */
export async function updateSettlements(tx: Tx, settled: readonly Settled[]): Promise<void> {
  await sql`
    update sale_invoices i set status_id = s.status_id, paid_cents = s.paid_cents, settled_on = s.settled_on
    from unnest(${settled.map(({ id }) => id)}::integer[], ${settled.map(({ status }) => invoiceStatusIds[status])}::integer[],
      ${settled.map(({ paid_cents }) => paid_cents)}::integer[], ${settled.map(({ settled_on }) => settled_on)}::date[])
      as s (id, status_id, paid_cents, settled_on)
    where i.id = s.id`.execute(tx);
}

export async function insertFees(tx: Tx, fees: readonly Insertable<Tables['fees']>[]): Promise<void> {
  await tx
    .insertInto('fees')
    .values([...fees])
    .execute();
}

/** Deletes fees that begin on this day or later. */
export async function deleteFeesFrom(tx: Tx, from: Day): Promise<void> {
  await tx.deleteFrom('fees').where('valid_from', '>=', from).execute();
}

/** Items of an annual contribution that is opened at once, without having been a draft. */
export type NewContribution = { household_id: number; items: readonly NewItem[] };
export type NewlyOpened = Omit<Invoice, 'items' | 'created_at' | 'settled_on' | 'date' | 'dunning_status'>;

/**
 * Inserts open contributions of several households, dated today, with consecutive numbers (D38). One over 0 is paid (D35). The
 * caller holds the households' locks.
 */
export async function insertContributions(
  { tx, today, now }: Change,
  contributions: readonly NewContribution[],
): Promise<NewlyOpened[]> {
  if (contributions.length === 0) return [];
  const year = yearOf(today);
  const last = await takeBillNumbers(tx, { year, count: contributions.length });
  const rows = contributions.map(({ household_id, items }, index) => {
    const bill_number = billNumber(year, last - contributions.length + 1 + index);
    const amount_cents = sumCents(items.map((item) => item.amount_cents));
    const status: InvoiceStatus = amount_cents === 0 ? 'paid' : 'open';
    return {
      household_id,
      bill_number,
      payment_reference: creditorReference(bill_number),
      amount_cents,
      status,
      items,
    };
  });
  const written = rows.map(({ status, items: _, ...row }) => ({ ...row, status_id: invoiceStatusIds[status] }));
  const { rows: ids } = await sql<{ id: number; bill_number: string }>`
      insert into sale_invoices (household_id, type, status_id, bill_number, payment_reference, billed_year, amount_cents,
        created_at, date, due_date, settled_on)
      select household_id, 'siac', status_id, bill_number, payment_reference, ${year}, amount_cents,
        ${now}, ${today}::date, ${dueOn(today)}::date, case when amount_cents = 0 then ${today}::date end
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (household_id integer, bill_number text,
        payment_reference text, amount_cents integer, status_id integer)
      order by bill_number
      returning id, bill_number`.execute(tx);
  const idOf = new Map(ids.map(({ id, bill_number }) => [bill_number, id]));
  const opened = rows.map((row) => ({ ...row, id: idOf.get(row.bill_number) ?? 0 }));
  await insertItems(tx, year, opened);
  const same = {
    type: 'siac',
    billed_year: year,
    description: null,
    paid_cents: cents(0),
    due_date: dueOn(today),
  } as const;
  return opened.map(({ items: _, ...invoice }) => ({ ...invoice, ...same }));
}

type WithItems = { id: number; items: readonly NewItem[] };

/** Items of annual contributions of one year. */
async function insertItems(tx: Tx, year: number, invoices: readonly WithItems[]): Promise<void> {
  const items = invoices.flatMap(({ id, items: own }) => own.map((item) => ({ ...item, sale_invoice_id: id })));
  await sql`
    insert into sale_invoice_items (sale_invoice_id, member_id, first_name, last_name, basis, amount_cents, is_own_amount)
    select t.sale_invoice_id, t.member_id, t.first_name, t.last_name, t.basis, t.amount_cents,
      exists (select from own_amounts o where o.member_id = t.member_id and o.year = ${year})
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as t (sale_invoice_id integer, member_id integer,
      first_name text, last_name text, basis text, amount_cents integer)`.execute(tx);
}

/** The counter stays locked until the transaction ends: a rollback gives the number back, so none is left out (D38). */
async function takeBillNumbers(tx: Tx, { year, count }: { year: number; count: number }): Promise<number> {
  const { last_no } = await tx
    .insertInto('bill_number_counters')
    .values({ year, last_no: count })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last_no: sql`bill_number_counters.last_no + ${count}` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow();
  return last_no;
}

async function insertInvoice(tx: Tx, invoice: Insertable<Tables['sale_invoices']>): Promise<number> {
  try {
    const { id } = await tx.insertInto('sale_invoices').values(invoice).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    // drafting holds the household's lock, so only another path can have inserted one; the retry finds that draft
    if (violatedIndex(error) !== 'sale_invoices_one_draft_per_type') throw error;
    return refuse('service_unavailable', { retryAfterSeconds: 1 });
  }
}

/**
 * Keeps number, kind, dates, amounts and status of a household's invoices and clears their descriptions; drafts are cancelled.
 */
export async function clearInvoicesOf(tx: Tx, householdId: number): Promise<void> {
  await tx
    .deleteFrom('sale_invoice_items')
    .where('sale_invoice_id', 'in', (eb) =>
      eb.selectFrom('sale_invoices').select('id').where('household_id', '=', householdId),
    )
    .execute();
  await tx
    .updateTable('sale_invoices')
    .set({ description: null, idempotency_key: null })
    .where('household_id', '=', householdId)
    .execute();
  await tx
    .updateTable('sale_invoices')
    .set({ status_id: invoiceStatusIds.cancelled })
    .where('household_id', '=', householdId)
    .where('status_id', '=', invoiceStatusIds.draft)
    .execute();
  await sql`delete from invoice_history h using sale_invoices i
    where i.id = h.sale_invoice_id and i.household_id = ${householdId}`.execute(tx);
}

/** Clears a person's name on invoice items; returns the names that were there. */
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

/** What was confirmed belongs to another household from now on; drafts stay. */
export async function moveInvoices(tx: Tx, from: number, household_id: number): Promise<void> {
  await tx
    .updateTable('sale_invoices')
    .set({ household_id, merged_from: from, idempotency_key: null })
    .where('household_id', '=', from)
    .where('date', 'is not', null)
    .execute();
}

/** Who was charged is another row about the same person from now on, also with the own amounts that this row does not have. */
export async function moveCharges(tx: Tx, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await tx.updateTable('sale_invoice_items').set({ member_id: toId }).where('member_id', '=', fromId).execute();
  await sql`
    update own_amounts o set member_id = ${toId} where o.member_id = ${fromId} and not exists (
      select from own_amounts t where t.member_id = ${toId} and t.year = o.year)`.execute(tx);
}
