import type { Change } from '../platform/work.ts';
import { deleteAuditAbout, deleteAuditOf, emptyReasonsNaming } from './audit.writes.ts';

/** Removes who did or looked at what in a household that is erased: it says nothing any more of anybody's data. */
export async function eraseAuditOf(change: Change, householdId: number): Promise<void> {
  await deleteAuditOf(change.tx, householdId);
}

/** The same of one person who is erased while the household stays, and whose documents and requests are still there. */
export async function eraseAuditAbout(change: Change, memberId: number): Promise<void> {
  await deleteAuditAbout(change.tx, memberId);
}

/** Empties the reasons that somebody of the office wrote and that name one of these people. */
export async function eraseReasonsNaming(change: Change, householdId: number, names: readonly string[]): Promise<void> {
  await emptyReasonsNaming(change.tx, householdId, names);
}
