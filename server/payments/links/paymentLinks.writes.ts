import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import './paymentLinks.tables.ts';

export async function insertPaymentLink(tx: Tx, row: Insertable<Tables['payment_links']>): Promise<number> {
  const { id } = await tx.insertInto('payment_links').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns whether the household had such a link. */
export async function deletePaymentLink(tx: Tx, id: number, householdId: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('payment_links')
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Lets the links to an invoice lead to the one that replaces it. */
export async function leadLinksOn(tx: Tx, from: number, to: number): Promise<void> {
  await tx.updateTable('payment_links').set({ sale_invoice_id: to }).where('sale_invoice_id', '=', from).execute();
}

/** The links of a household that is merged are shown and ended by the one that stays, and rest with it (decision 109). */
export async function movePaymentLinks(tx: Tx, from: number, household_id: number): Promise<void> {
  await tx.updateTable('payment_links').set({ household_id }).where('household_id', '=', from).execute();
}

/** All links of a household that is erased. */
export async function deletePaymentLinksOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('payment_links').where('household_id', '=', householdId).execute();
}

/** Returns how many had expired. */
export async function deleteExpiredPaymentLinks(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('payment_links').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
