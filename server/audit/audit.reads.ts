import type { Reader } from '../platform/db.ts';
import './audit.tables.ts';

/** What was done with a household or looked at in it, oldest first: by the role, not by the name of who did it. */
export async function listAuditOf(db: Reader, householdId: number) {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.actor_account_id')
    .select(['l.happened_at', 'l.action', 'l.subject_id', 'a.role'])
    .where('l.household_id', '=', householdId)
    .orderBy('l.id')
    .execute();
}
