import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { deleteAuditAbout, deleteAuditOf, emptyReasonsNaming, insertAudit } from './audit.writes.ts';

/**
 * `subject_id`: what the deed was about, a person, a paper, an invoice; the action's name says which. `reason`: in the
 * words of who did it.
 */
export type Audited = { action: string; household_id: number | null; subject_id: number | null; reason?: string };

/** Writes down who did or looked at what, in the same transaction (trust promise 13). */
export async function writeAudit(change: Change, audited: readonly Audited[]): Promise<void> {
  if (audited.length === 0) return;
  const who = { happened_at: change.now, actor_account_id: accountOf(change.actor) };
  await insertAudit(
    change.tx,
    audited.map(({ reason, ...row }) => ({ ...who, ...row, details: JSON.stringify({ reason }) })),
  );
}

/** Removes who did or looked at what in a household that is erased: it says nothing any more of anybody's data. */
export async function eraseAuditOf(change: Change, householdId: number): Promise<void> {
  await deleteAuditOf(change.tx, householdId);
}

/** The same of one person who is erased while the household stays, and whose papers and requests are still there. */
export async function eraseAuditAbout(change: Change, memberId: number): Promise<void> {
  await deleteAuditAbout(change.tx, memberId);
}

/** Empties the reasons that somebody of the office wrote and that name one of these people. */
export async function eraseReasonsNaming(change: Change, householdId: number, names: readonly string[]): Promise<void> {
  await emptyReasonsNaming(change.tx, householdId, names);
}
