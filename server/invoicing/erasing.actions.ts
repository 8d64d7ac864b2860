import type { Change } from '../platform/work.ts';
import { clearInvoicesOf, clearItemsOf } from './invoicing.writes.ts';

/** Takes out of a household's invoices whoever is named in them; the bill numbers stay without gaps (D38). */
export async function eraseBilledPeople(change: Change, householdId: number): Promise<void> {
  await clearInvoicesOf(change.tx, householdId);
}

/** Takes one person out of every invoice of their household: the fee stays, without whom it was for. Answers the names. */
export async function eraseBilledPerson(
  change: Change,
  memberId: number,
): Promise<{ first_name: string; last_name: string }[]> {
  return clearItemsOf(change.tx, memberId);
}
