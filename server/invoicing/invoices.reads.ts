import { sql } from 'kysely';
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
  /** The amount is not that of the fee table (decision 99). */
  is_own_amount: boolean;
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

/** An invoice without its items. */
export type InvoiceHead = Omit<Invoice, 'items'>;

/** An invoice as the query returns it. */
type InvoiceRecord = Omit<Invoice, 'status' | 'created_at'> & { status_id: InvoiceStatusId; created_at: string };

export type JournalFilter = {
  statuses?: readonly InvoiceStatusId[] | undefined;
  types?: readonly InvoiceType[] | undefined;
  direction: 'asc' | 'desc';
};

/** The household's invoices by due date; drafts have none and come first in descending order. */
export async function listInvoices(db: Reader, householdId: number, filter: JournalFilter): Promise<Invoice[]> {
  const { statuses, types, direction } = filter;
  const { rows } = await sql<{ records: InvoiceRecord[] }>`
    select household_invoices(${householdId}) as records`.execute(db);
  const records = (rows[0]?.records ?? []).filter(
    ({ status_id, type }) => (statuses?.includes(status_id) ?? true) && (types?.includes(type) ?? true),
  );
  const inOrder = direction === 'asc' ? records : records.toReversed();
  return inOrder.map(toInvoice);
}

/**
 * With `householdId`, invoices of other households are not found (D11). Invoices of an erased household are never found: they are
 * kept only for their numbers (decision 18).
 */
export async function findInvoice(db: Reader, id: number, householdId?: number): Promise<Invoice | undefined> {
  const { rows } = await sql<{ record: InvoiceRecord }>`
    select invoice_record(i) as record from sale_invoices i
    join households h on h.id = i.household_id and h.erased_on is null
    where i.id = ${id} and i.household_id = coalesce(${householdId ?? null}::integer, i.household_id)`.execute(db);
  return rows[0] && toInvoice(rows[0].record);
}

/** An invoice that is known to exist; throws otherwise. */
export async function getInvoice(db: Reader, id: number): Promise<Invoice> {
  return (await findInvoice(db, id)) ?? refuse('invoice_not_found');
}

/** `findInvoice`, and locks the invoice until the end of the transaction. */
export async function lockInvoice(tx: Tx, id: number, householdId?: number): Promise<Invoice | undefined> {
  await tx
    .selectFrom('sale_invoices')
    .select('id')
    .where('id', '=', id)
    // the condition stands in the query, so that a request for another household's invoice neither waits for its lock nor holds
    // it
    .$if(householdId !== undefined, (query) => query.where('household_id', '=', householdId ?? 0))
    .forUpdate()
    .executeTakeFirst();
  return findInvoice(tx, id, householdId);
}

/** Several invoices without their items, locked in the order of their ids. */
export async function lockInvoiceHeads(tx: Tx, ids: readonly number[]): Promise<InvoiceHead[]> {
  const rows = await tx
    .selectFrom('sale_invoices')
    .select(['id', 'household_id', 'type', 'status_id', 'bill_number', 'payment_reference', 'billed_year'])
    .select([
      'description',
      'amount_cents',
      'paid_cents',
      'dunning_status',
      'created_at',
      'date',
      'due_date',
      'settled_on',
    ])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ status_id, ...head }) => ({ ...head, status: statusOf(status_id) }));
}

function toInvoice({ status_id, created_at, ...record }: InvoiceRecord): Invoice {
  return { ...record, status: statusOf(status_id), created_at: new Date(created_at) };
}

function statusOf(id: InvoiceStatusId): InvoiceStatus {
  const status = invoiceStatusOfId(id);
  if (!status) throw new Error(`no invoice status has the id ${id}`);
  return status;
}
