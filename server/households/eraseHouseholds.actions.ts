import type { Change } from '../platform/context.ts';
import { deleteAgreementsOf } from './agreements.writes.ts';
import { deleteConfirmationsOf } from './confirmations.writes.ts';
import { updateErased, updateHousehold } from './households.writes.ts';

/**
 * Clears everything of a household (locked before) except its number and its days, so that its number and invoices are never
 * reused for another one (D14, D38). From then on it is not found.
 */
export async function eraseAllButNumber(change: Change, householdId: number): Promise<void> {
  await deleteConfirmationsOf(change.tx, householdId);
  await deleteAgreementsOf(change.tx, householdId);
  await updateErased(change.tx, householdId, change.today);
}

/** Stores that an applicant was told when the application may be erased; the household is locked. */
export async function noteErasureWarning(change: Change, householdId: number): Promise<void> {
  await updateHousehold(change.tx, householdId, { erasure_warned_on: change.today });
}
