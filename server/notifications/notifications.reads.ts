import type { Reader } from '../platform/db.ts';
import type { NotificationRow } from './notifications.tables.ts';

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
