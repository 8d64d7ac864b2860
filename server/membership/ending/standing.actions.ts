import { submitIfComplete } from '../../application/submission.actions.ts';
import type { Change } from '../../platform/work.ts';
import { admitNewcomers } from '../joining/familyLater.actions.ts';

/**
 * Handles what follows when the office has ended or reactivated somebody: the last gap may be closed (D20), the last owed fee
 * gone (D21), or a reactivated person covered by a contribution already (D22). Repeating it changes nothing.
 */
export async function handleStatusChange(change: Change, householdId: number): Promise<void> {
  await submitIfComplete(change, householdId);
  await admitNewcomers(change, householdId);
}
