import { sql } from 'kysely';
import type { Reader } from '../../platform/db.ts';
import './combined.tables.ts';

export type CombinedInvoice = { combined_transfer_id: number; sale_invoice_id: number; bill_number: string };

/** The invoices of these combined transfers; unknown numbers have none. */
export async function listInvoicesOfCombined(db: Reader, numbers: readonly number[]): Promise<CombinedInvoice[]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('combined_transfer_invoices as c')
    .innerJoin('sale_invoices as i', 'i.id', 'c.sale_invoice_id')
    .select(['c.combined_transfer_id', 'c.sale_invoice_id', 'i.bill_number'])
    .where('c.combined_transfer_id', 'in', [...new Set(numbers)])
    .orderBy('c.sale_invoice_id')
    .execute();
}

/** The combined transfer of exactly these invoices of a household. */
export async function findCombined(
  db: Reader,
  householdId: number,
  invoiceIds: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from combined_transfers c join combined_transfer_invoices i on i.combined_transfer_id = c.id
    where c.household_id = ${householdId}
    group by c.id
    having array_agg(i.sale_invoice_id order by i.sale_invoice_id) = ${[...invoiceIds].sort((a, b) => a - b)}::integer[]
    order by c.id limit 1`.execute(db);
  return rows[0]?.id;
}
