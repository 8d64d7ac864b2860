import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db.ts';
import type { NotificationRow } from './notifications.tables.ts';

export const notificationColumns = [
  'id',
  'title',
  'body_html',
  'language',
  'translations',
  'created_at',
  'read_at',
] as const;

/** Locks a household's row against erasure until the transaction ends (decision 18); returns whether it exists. */
export async function holdHousehold(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select id from households where id = ${id} and erased_on is null for share`.execute(tx);
  return rows.length > 0;
}

/** All news of a household, newest first. */
export async function listNotificationRows(db: Reader, householdId: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(notificationColumns)
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
