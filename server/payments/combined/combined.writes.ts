import type { Tx } from '../../platform/db.ts';
import './combined.tables.ts';

/** Returns the number of the new combined transfer. */
export async function insertCombined(
  tx: Tx,
  { household_id, created_at }: { household_id: number; created_at: Date },
  invoiceIds: readonly number[],
): Promise<number> {
  const { id } = await tx
    .insertInto('combined_transfers')
    .values({ household_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = invoiceIds.map((sale_invoice_id) => ({ combined_transfer_id: id, sale_invoice_id }));
  await tx.insertInto('combined_transfer_invoices').values(rows).execute();
  return id;
}

export async function moveCombined(tx: Tx, from: number, household_id: number): Promise<void> {
  await tx.updateTable('combined_transfers').set({ household_id }).where('household_id', '=', from).execute();
}
