import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { FeeBasis } from '../../domain/invoicing/fees.ts';
import {
  type InvoiceStatus,
  type InvoiceStatusId,
  type InvoiceType,
  invoiceStatusOfId,
} from '../../domain/invoicing/invoice.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Reader, Tx } from '../platform/db.ts';

export type InvoiceItem = {
  id: number;
  member_id: number | null;
  first_name: string | null;
  last_name: string | null;
  basis: FeeBasis | null;
  description: string | null;
  amount_cents: Cents;
  tax_cents: Cents;
  total_cents: Cents;
};

/** An invoice with its items, as the rules see it. */
export type Invoice = {
  id: number;
  household_id: number;
  type: InvoiceType;
  status: InvoiceStatus;
  bill_number: string;
  payment_reference: string;
  billed_year: number;
  description: string | null;
  amount_cents: Cents;
  paid_cents: Cents;
  dunning_status: number;
  created_at: Date;
  date: Day | null;
  due_date: Day | null;
  settled_on: Day | null;
  items: InvoiceItem[];
};

export type JournalFilter = {
  statuses?: readonly InvoiceStatusId[] | undefined;
  types?: readonly InvoiceType[] | undefined;
  direction: 'asc' | 'desc';
};

/** The household's invoices by due date; drafts have none and stand first when the latest comes first. */
export async function listInvoices(db: Reader, householdId: number, filter: JournalFilter): Promise<Invoice[]> {
  const { statuses, types, direction } = filter;
  const rows = await invoices(db)
    .where('household_id', '=', householdId)
    .$if(statuses !== undefined, (query) => query.where('status_id', 'in', [...(statuses ?? [])]))
    .$if(types !== undefined, (query) => query.where('type', 'in', [...(types ?? [])]))
    .orderBy('due_date', direction)
    .orderBy('id', direction)
    .execute();
  return rows.map(toInvoice);
}

/** Whoever asks for a member names the household as well: a foreign invoice is not found (D11). */
export async function findInvoice(db: Reader, id: number, householdId?: number): Promise<Invoice | undefined> {
  const row = await invoices(db)
    .where('id', '=', id)
    .$if(householdId !== undefined, (query) => query.where('household_id', '=', householdId ?? 0))
    .executeTakeFirst();
  return row && toInvoice(row);
}

/** An invoice that is known to be there. */
export async function getInvoice(db: Reader, id: number): Promise<Invoice> {
  return (await findInvoice(db, id)) ?? refuse('invoice_not_found');
}

/** The same, and nobody else changes it until the end of the transaction. */
export async function lockInvoice(tx: Tx, id: number, householdId?: number): Promise<Invoice | undefined> {
  await tx.selectFrom('sale_invoices').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findInvoice(tx, id, householdId);
}

function invoices(db: Reader) {
  return db
    .selectFrom('sale_invoices')
    .select(['id', 'household_id', 'type', 'status_id', 'bill_number', 'payment_reference', 'billed_year'])
    .select(['description', 'amount_cents', 'paid_cents', 'dunning_status', 'created_at', 'date', 'due_date'])
    .select('settled_on')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sale_invoice_items as item')
          .leftJoin('members', 'members.id', 'item.member_id')
          .whereRef('item.sale_invoice_id', '=', 'sale_invoices.id')
          .select(['item.id', 'item.member_id', 'item.basis', 'item.description'])
          .select(['item.amount_cents', 'item.tax_cents', 'item.total_cents'])
          .select(({ fn }) => [
            fn.coalesce('members.first_name', 'item.first_name').as('first_name'),
            fn.coalesce('members.last_name', 'item.last_name').as('last_name'),
          ])
          .orderBy('item.id'),
      ).as('items'),
    );
}

function toInvoice({ status_id, ...row }: Omit<Invoice, 'status'> & { status_id: number }): Invoice {
  const status = invoiceStatusOfId(status_id);
  if (!status) throw new Error(`no invoice status has the id ${status_id}`);
  return { ...row, status };
}
