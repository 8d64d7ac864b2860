import type { Change } from '../platform/context.ts';
import { deleteAttemptsOf } from './attempts.writes.ts';
import { deleteAuditAbout, deleteAuditOf, emptyReasonsNaming } from './audit.writes.ts';
import { erasingEntries } from './chain/relinking.actions.ts';

/** Deletes the audit log of an erased household, and what was tried about it. */
export async function eraseAuditOf(change: Change, household_id: number): Promise<void> {
  await erasingEntries(change, { household_id }, () => deleteAuditOf(change.tx, household_id));
  await deleteAttemptsOf(change.tx, household_id);
}

type Whose = { household_id: number; member_id: number };

/** Deletes audit rows about a person who is erased while the household stays; their documents and requests must still exist. */
export async function eraseAuditAbout(change: Change, { household_id, member_id }: Whose): Promise<void> {
  await erasingEntries(change, { household_id }, () => deleteAuditAbout(change.tx, member_id));
}

/** Empties the reasons written by staff that name one of these people. */
export async function eraseReasonsNaming(
  change: Change,
  household_id: number,
  names: readonly string[],
): Promise<void> {
  await erasingEntries(change, { household_id }, () => emptyReasonsNaming(change.tx, household_id, names));
}
