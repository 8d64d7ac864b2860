import type { Change } from '../platform/context.ts';
import { forgetLettersOf } from '../platform/letters/letterQueue.ts';
import { deleteEnvelopesOf } from './envelopes.writes.ts';

/** Deletes all letters to a household (locked before), printed or not. */
export async function eraseLetters(change: Change, householdId: number): Promise<void> {
  await forgetLettersOf(change.tx, householdId);
  await deleteEnvelopesOf(change.tx, householdId);
}
