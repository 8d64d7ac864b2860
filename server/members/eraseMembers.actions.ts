import { discardDocumentsOf } from '../documents/documents.actions.ts';
import type { Change } from '../platform/context.ts';
import { lockMembers } from './members.reads.ts';
import { deleteMember, deleteMembersOf } from './members.writes.ts';

/**
 * Deletes everybody of a household (locked before) with their phone numbers, addresses, burial place, requests, documents (files
 * follow later) and status history.
 */
export async function erasePeople(change: Change, householdId: number): Promise<void> {
  for (const { id } of await lockMembers(change.tx, householdId)) await discardDocumentsOf(change, id);
  await deleteMembersOf(change.tx, householdId);
}

/** `erasePeople` for one person of a household (locked before) that stays. */
export async function eraseMember(change: Change, memberId: number): Promise<void> {
  await discardDocumentsOf(change, memberId);
  await deleteMember(change.tx, memberId);
}
