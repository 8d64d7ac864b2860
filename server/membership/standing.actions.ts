import { submitIfComplete } from '../application/submission.actions.ts';
import type { Change } from '../platform/work.ts';
import { admitNewcomers } from './familyLater.actions.ts';

/**
 * What follows when the office has ended somebody or brought them back: with them the last gap may have gone (D20) or the
 * last fee that was owed (D21), or somebody is here whom a contribution covers already (D22). Harmless to repeat.
 */
export async function drawConsequences(change: Change, householdId: number): Promise<void> {
  await submitIfComplete(change, householdId);
  await admitNewcomers(change, householdId);
}
