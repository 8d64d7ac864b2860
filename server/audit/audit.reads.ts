import type { Reader } from '../platform/db.ts';
import './audit.tables.ts';

/** The audit log of a household, oldest first: with the staff member's role, not the name. */
export async function listAuditOf(db: Reader, householdId: number) {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.actor_account_id')
    .select(['l.happened_at', 'l.action', 'l.subject_id', 'a.role'])
    .where('l.household_id', '=', householdId)
    .orderBy('l.id')
    .execute();
}
