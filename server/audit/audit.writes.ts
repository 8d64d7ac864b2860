import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { isNamedIn } from '../platform/namedIn.ts';

export async function deleteAuditOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('audit_log').where('household_id', '=', householdId).execute();
}

/** Empties reasons in a household's audit log that name one of these people; the rows stay. */
export async function emptyReasonsNaming(tx: Tx, householdId: number, names: readonly string[]): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ details: '{}' })
    .where('household_id', '=', householdId)
    .where(isNamedIn(sql`details->>'reason'`, names))
    .execute();
}

/** Deletes audit rows about one person, their documents and their requests. */
export async function deleteAuditAbout(tx: Tx, memberId: number): Promise<void> {
  await sql`
    delete from audit_log l using members m
    where m.id = ${memberId} and l.household_id = m.household_id and (
      (l.action like 'member.%' or l.action in ('household.deactivated', 'household.reactivated', 'household.main_member_set'))
        and l.subject_id = m.id
      or l.action like 'document.%' and l.subject_id in (select d.id from documents d where d.member_id = m.id)
      or l.action like 'change_request.%'
        and l.subject_id in (select c.id from change_requests c where c.member_id = m.id))`.execute(tx);
}
