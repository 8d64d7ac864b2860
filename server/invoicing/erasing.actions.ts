import type { Change } from '../platform/work.ts';
import { clearInvoicesOf } from './invoicing.writes.ts';

/** Takes out of a household's invoices whoever is named in them; the bill numbers stay without gaps (D38). */
export async function eraseBilledPeople(change: Change, householdId: number): Promise<void> {
  await clearInvoicesOf(change.tx, householdId);
}
