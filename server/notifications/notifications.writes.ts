import { sql } from 'kysely';
import type { Language } from '../../domain/shared/language.ts';
import type { EffectKey } from '../../domain/shared/messageKinds.ts';
import type { Tx } from '../platform/db.ts';
import { mayLeave, thoseThatLeave } from '../platform/silence.ts';
import { isNaming } from './naming.reads.ts';
import { notificationColumns } from './notifications.reads.ts';
import type { NotificationRow, Translations } from './notifications.tables.ts';

export type NewNotification = {
  household_id: number;
  effect_key: EffectKey;
  title: string;
  body_html: string;
  language?: Language | null | undefined;
  translations: Translations;
  created_at: Date;
  held_cause?: string | null;
  leaves_at?: Date | null;
};

/** Undefined if the same effect was told before, or if the household is silent. */
export async function insertNotification(
  tx: Tx,
  { translations, ...row }: NewNotification,
): Promise<NotificationRow | undefined> {
  const { household_id, effect_key: effectKey } = row;
  if (!(await mayLeave(tx, { household_id, effectKey }))) return undefined;
  return tx
    .insertInto('notifications')
    .values({ ...row, translations: JSON.stringify(translations), read_at: null })
    .onConflict((conflict) => conflict.columns(['household_id', 'effect_key']).doNothing())
    .returning(notificationColumns)
    .executeTakeFirst();
}

/** Inserts several; existing effect keys are left unchanged, and silent households get none. */
export async function insertNotifications(tx: Tx, all: readonly NewNotification[]): Promise<void> {
  const rows = await thoseThatLeave(tx, all, ({ household_id, effect_key: effectKey }) => ({
    household_id,
    effectKey,
  }));
  await sql`
    insert into notifications (household_id, effect_key, title, body_html, language, translations, created_at)
    select n.household_id, n.effect_key, n.title, n.body_html, n.language, n.translations, n.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (household_id integer, effect_key text, title text,
      body_html text, language text, translations jsonb, created_at timestamptz)
    on conflict (household_id, effect_key) do nothing`.execute(tx);
}

/** Marks as read; the time of the first reading stays. Undefined if the household has no such notification. */
export async function updateRead(
  tx: Tx,
  householdId: number,
  { id, at }: { id: number; at: Date },
): Promise<NotificationRow | undefined> {
  return tx
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .where('leaves_at', 'is', null)
    .returning(notificationColumns)
    .executeTakeFirst();
}

export async function deleteNotification(tx: Tx, householdId: number, effectKey: string): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('household_id', '=', householdId)
    .where('effect_key', '=', effectKey)
    .execute();
}

export async function deleteNotificationsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('notifications').where('household_id', '=', householdId).execute();
}

/** Deletes notifications that contain one of these names or links. */
export async function deleteNotificationsAbout(
  tx: Tx,
  householdId: number,
  { names, links }: { names: readonly string[]; links: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('household_id', '=', householdId)
    .where(
      sql<boolean>`(${isNaming(names)} or exists (select from unnest(${links}::text[]) link where strpos(body_html, link) > 0))`,
    )
    .execute();
}

/** News that waited appears. */
export async function showNotification(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('notifications').set({ leaves_at: null }).where('id', '=', id).execute();
}

/** The news of this cause appears, if it has not yet, and belongs to no cause any more; returns whether some had appeared. */
export async function releaseIfSeen(tx: Tx, cause: string): Promise<boolean> {
  const of = tx.selectFrom('notifications').select('id').where('held_cause', '=', cause);
  if (!(await of.where('leaves_at', 'is', null).limit(1).executeTakeFirst())) return false;
  const free = { held_cause: null, leaves_at: null };
  await tx.updateTable('notifications').set(free).where('held_cause', '=', cause).execute();
  return true;
}

/** Deletes the news of an undone cause, none of which has appeared; returns how many. */
export async function deleteHeld(tx: Tx, cause: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('notifications')
    .where('held_cause', '=', cause)
    .where('leaves_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
