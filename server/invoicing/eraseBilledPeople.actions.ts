import type { Change } from '../platform/context.ts';
import { clearInvoicesOf, clearItemsOf } from './invoicing.writes.ts';

/** Removes the names of people from a household's invoices; the bill numbers stay, without gaps (D38). */
export async function eraseBilledPeople(change: Change, householdId: number): Promise<void> {
  await clearInvoicesOf(change.tx, householdId);
}

/** Removes one person from every invoice of their household: the fee stays, without the name. Returns the removed names. */
export async function eraseBilledPerson(
  change: Change,
  memberId: number,
): Promise<{ first_name: string; last_name: string }[]> {
  return clearItemsOf(change.tx, memberId);
}
