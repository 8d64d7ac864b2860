import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import { isNamedIn } from '../platform/namedIn.ts';

export async function insertAudit(tx: Tx, rows: readonly Insertable<Tables['audit_log']>[]): Promise<void> {
  await tx.insertInto('audit_log').values(rows).execute();
}

export async function deleteAuditOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('audit_log').where('household_id', '=', householdId).execute();
}

/** Empties the reasons of a household's deeds that name one of these people; who did what stays on record. */
export async function emptyReasonsNaming(tx: Tx, householdId: number, names: readonly string[]): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ details: '{}' })
    .where('household_id', '=', householdId)
    .where(isNamedIn(sql`details->>'reason'`, names))
    .execute();
}

/** What was done or looked at of one person, of their papers and of their requests. */
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
