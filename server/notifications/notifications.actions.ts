import { maySeeHousehold, mayWriteNews } from '../../domain/notifications/notifications.access.ts';
import type { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { refuse } from '../../domain/notifications/notifications.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { writeAudit } from '../accounts/audit.actions.ts';
import type { AccountActor, MemberActor } from '../platform/actor.ts';
import { portalPath } from '../platform/portal.ts';
import type { Ask, Change } from '../platform/work.ts';
import { harmlessHtml } from './markup.ts';
import { holdHousehold, listNotificationRows } from './notifications.reads.ts';
import type { NotificationRow } from './notifications.tables.ts';
import {
  deleteNotificationsAbout,
  deleteNotificationsOf,
  insertNotification,
  insertNotifications,
  updateRead,
} from './notifications.writes.ts';

type Calls = typeof notificationsContract;
type Notification = Answer<Calls['readNotification']>;

/** Something a household is told; `html` may hold simple markup, names in it escaped with `escapeHtml`. */
export type Telling = { household_id: number; effect_key: string; title: string; html: string };

/** Tells a household something, once per effect key however often its job runs; answers whether it was the first time. */
export async function notify(change: Change, { title, html, ...about }: Telling): Promise<boolean> {
  const row = { ...about, title, body_html: harmlessHtml(html), created_at: change.now };
  return (await insertNotification(change.tx, row)) !== undefined;
}

/** The same for many households at once. */
export async function notifyAll(change: Change, tellings: readonly Telling[]): Promise<void> {
  // of a thousand most say the same
  const cleaned = new Map<string, string>();
  const clean = (html: string) => cleaned.get(html) ?? cleaned.set(html, harmlessHtml(html)).get(html) ?? '';
  const rows = tellings.map(({ html, ...row }) => ({ ...row, body_html: clean(html), created_at: change.now }));
  await insertNotifications(change.tx, rows);
}

/** The household's news, newest first. */
export async function listNotifications(ask: Ask<MemberActor>): Promise<Notification[]> {
  return (await listNotificationRows(ask.db, ask.actor.household_id)).map(asAnswer);
}

/** Marks as read; the first reading counts. */
export async function readNotification(
  change: Change<MemberActor>,
  { id }: Input<Calls['readNotification']>,
): Promise<Notification> {
  const row = await updateRead(change.tx, change.actor.household_id, { id, at: change.now });
  return row ? asAnswer(row) : refuse('notification_not_found');
}

/** Writes news by hand (D34); who of the office did is written down, as of all that it does. */
export async function createNotification(
  change: Change<AccountActor>,
  { id, title, data }: Input<Calls['createNotification']>,
): Promise<Notification> {
  if (!maySeeHousehold(change.actor, id)) return refuse('HouseholdNotFound');
  if (!mayWriteNews(change.actor, id, change.settings.demo)) return refuse('forbidden');
  if (!(await holdHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  const row = await insertNotification(change.tx, {
    household_id: id,
    effect_key: `notifications.manual/${change.newToken()}`,
    title,
    body_html: harmlessHtml(data),
    created_at: change.now,
  });
  if (!row) throw new Error('a fresh effect key was taken');
  if (change.actor.kind === 'office') {
    await writeAudit(change, [{ action: 'news.written', household_id: id, subject_id: row.id }]);
  }
  return asAnswer(row);
}

function asAnswer({ id, title, body_html, created_at, read_at }: NotificationRow): Notification {
  return {
    id,
    data: { title, data: harmlessHtml(body_html) },
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}

/** Removes all that a household was ever told. */
export async function eraseNotifications(change: Change, householdId: number): Promise<void> {
  await deleteNotificationsOf(change.tx, householdId);
}

/** `path`: where in the portal the person stood, to which news about them lead. */
export type About = { names: readonly string[]; path: `/${string}` };

/** The same of what names somebody, or leads to them, who is erased while the household stays. */
export async function eraseNotificationsAbout(
  change: Change,
  householdId: number,
  { names, path }: About,
): Promise<void> {
  await deleteNotificationsAbout(change.tx, householdId, { names, link: `href="${portalPath(path)}"` });
}
