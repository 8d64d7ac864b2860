import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';

export async function insertAudit(tx: Tx, rows: readonly Insertable<Tables['audit_log']>[]): Promise<void> {
  await tx.insertInto('audit_log').values(rows).execute();
}
