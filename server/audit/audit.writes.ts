import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { isNamedIn } from '../platform/namedIn.ts';

type NewAudit = { action: string; household_id: number | null; subject_id: number | null; details: object };
type Doing = { happened_at: Date; actor_account_id: number | null };

/** One action of an actor, on one subject or hundreds. */
export async function insertAudit(
  tx: Tx,
  rows: readonly NewAudit[],
  { happened_at, actor_account_id }: Doing,
): Promise<void> {
  await sql`
    insert into audit_log (happened_at, actor_account_id, action, household_id, subject_id, details)
    select ${happened_at}::timestamptz, ${actor_account_id}::integer, a.action, a.household_id, a.subject_id, a.details
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (action text, household_id integer,
      subject_id integer, details jsonb)) with ordinality as a (action, household_id, subject_id, details, place)
    order by a.place`.execute(tx);
}

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
