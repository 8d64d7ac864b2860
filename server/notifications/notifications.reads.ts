import type { Selectable } from 'kysely';
import type { Reader, Tables } from '../platform/db.ts';

export type NotificationRow = Pick<
  Selectable<Tables['notifications']>,
  'id' | 'title' | 'body_html' | 'created_at' | 'read_at'
>;

export const notificationColumns = ['id', 'title', 'body_html', 'created_at', 'read_at'] as const;

/** Everything a household was told, newest first. */
export async function listNotificationRows(db: Reader, householdId: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(notificationColumns)
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
