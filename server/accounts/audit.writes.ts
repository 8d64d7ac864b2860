import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';

export async function insertAudit(tx: Tx, rows: readonly Insertable<Tables['audit_log']>[]): Promise<void> {
  await tx.insertInto('audit_log').values(rows).execute();
}

export async function deleteAuditOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('audit_log').where('household_id', '=', householdId).execute();
}
