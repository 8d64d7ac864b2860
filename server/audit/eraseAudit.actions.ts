import type { Change } from '../platform/context.ts';
import { deleteAuditAbout, deleteAuditOf, emptyReasonsNaming } from './audit.writes.ts';

/** Deletes the audit log of an erased household. */
export async function eraseAuditOf(change: Change, householdId: number): Promise<void> {
  await deleteAuditOf(change.tx, householdId);
}

/** Deletes audit rows about a person who is erased while the household stays; their documents and requests must still exist. */
export async function eraseAuditAbout(change: Change, memberId: number): Promise<void> {
  await deleteAuditAbout(change.tx, memberId);
}

/** Empties the reasons written by staff that name one of these people. */
export async function eraseReasonsNaming(change: Change, householdId: number, names: readonly string[]): Promise<void> {
  await emptyReasonsNaming(change.tx, householdId, names);
}
