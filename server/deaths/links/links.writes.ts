import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import './links.tables.ts';

export async function insertLink(tx: Tx, row: Insertable<Tables['death_case_links']>): Promise<number> {
  const { id } = await tx.insertInto('death_case_links').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateRevoked(
  tx: Tx,
  id: number,
  fields: { revoked_at: Date; revoked_by: number | null },
): Promise<void> {
  await tx.updateTable('death_case_links').set(fields).where('id', '=', id).execute();
}

export async function countLook(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('death_case_links')
    .set({ look_count: sql`look_count + 1`, last_look_at: now })
    .where('id', '=', id)
    .execute();
}
