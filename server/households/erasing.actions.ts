import type { Change } from '../platform/work.ts';
import { updateErased, updateHousehold } from './households.writes.ts';

/**
 * Leaves nothing of a household (locked before) but its number and its days, so that neither number nor invoices are ever
 * another one's (D14, D38). From then on it is not found by anybody.
 */
export async function leaveNumberOnly(change: Change, householdId: number): Promise<void> {
  await updateErased(change.tx, householdId, change.today);
}

/** Writes down that an applicant (the household is locked) was told when the application may be erased. */
export async function noteErasureWarning(change: Change, householdId: number): Promise<void> {
  await updateHousehold(change.tx, householdId, { erasure_warned_on: change.today });
}
