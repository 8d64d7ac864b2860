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

/** Reminders, invoices, requests to upload, and days of waiting: nobody in mourning reads them, not even older ones. */
const UNFIT_IN_MOURNING = [
  'dunning.',
  'invoicing.',
  'payments.',
  'documents.',
  'membership.waiting',
  'post.circular_owed',
];

/**
 * All news of a household, newest first. While its money rests because somebody has died, older news about money and documents
 * are left out; they are there again when the case is closed.
 */
export async function listNotificationRows(db: Reader, householdId: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(notificationColumns)
    .where('household_id', '=', householdId)
    .where('leaves_at', 'is', null)
    .where(
      sql<boolean>`not (exists (select from households h where h.id = ${householdId} and h.money_rests_since is not null)
        and exists (select from unnest(${UNFIT_IN_MOURNING}::text[]) as name where starts_with(effect_key, name)))`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
