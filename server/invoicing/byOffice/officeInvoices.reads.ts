import type { Reader } from '../../platform/db.ts';
import '../invoicing.tables.ts';

/** The invoice that was made by hand with this idempotency key. */
export async function findInvoiceByKey(db: Reader, householdId: number, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sale_invoices')
    .select('id')
    .where('household_id', '=', householdId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}
