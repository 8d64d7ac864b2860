import { maySeeHousehold, mayWriteNews } from '../../domain/notifications/notifications.access.ts';
import type { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { refuse } from '../../domain/notifications/notifications.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import { record } from '../audit/audit.actions.ts';
import type { AccountActor, MemberActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import { releaseLetters, wasLetterPrinted, withdrawHeldLetters } from '../platform/letters/letterQueue.ts';
import { hasMailLeft, releaseMails, withdrawMails } from '../platform/mail/heldMails.ts';
import { portalPath } from '../platform/portal.ts';
import { isSilent } from '../platform/silence.ts';
import { harmlessHtml } from './markup.ts';
import { deleteNewsNaming, deleteNewsOf } from './news.writes.ts';
import { holdHousehold, listNotificationRows } from './notifications.reads.ts';
import type { NotificationRow } from './notifications.tables.ts';
import {
  deleteHeld,
  deleteNotification,
  deleteNotificationsAbout,
  deleteNotificationsOf,
  insertNotification,
  releaseIfSeen,
  updateRead,
} from './notifications.writes.ts';

type Calls = typeof notificationsContract;
type Notification = Answer<Calls['readNotification']>;

/**
 * Deletes the waiting news, mails and letters of an undone cause; returns whether the household has heard nothing of it. If one of them
 * has left, the others are sent as well, so that the household is told of the mistake wherever it read the message.
 */
export async function withdrawMessages({ tx }: Change, cause: string): Promise<boolean> {
  const hasLeft =
    (await releaseIfSeen(tx, cause)) || (await hasMailLeft(tx, cause)) || (await wasLetterPrinted(tx, cause));
  if (!hasLeft) {
    const [news, letters] = [await deleteHeld(tx, cause), await withdrawHeldLetters(tx, cause)];
    return news + letters + (await withdrawMails(tx, cause)) > 0;
  }
  await releaseMails(tx, cause);
  await releaseLetters(tx, cause);
  return false;
}

/** The household's news, newest first, each in the reader's language if it is available. */
export async function listNotifications({ db, actor }: Ask<MemberActor>): Promise<Notification[]> {
  const rows = await listNotificationRows(db, actor.household_id);
  return rows.map((row) => asAnswer(row, actor.language));
}

/** Marks as read; the first time is kept. */
export async function readNotification(
  change: Change<MemberActor>,
  { id }: Input<Calls['readNotification']>,
): Promise<Notification> {
  const row = await updateRead(change.tx, change.actor.household_id, { id, at: change.now });
  return row ? asAnswer(row, change.actor.language) : refuse('notification_not_found');
}

/** Sends news written by hand (D34); the staff member is recorded, like for every action of the office. */
export async function createNotification(
  change: Change<AccountActor>,
  { id, title, data, language }: Input<Calls['createNotification']>,
): Promise<Notification> {
  if (!maySeeHousehold(change.actor, id)) return refuse('HouseholdNotFound');
  if (!mayWriteNews(change.actor, id, change.settings.demo)) return refuse('forbidden');
  if (!(await holdHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  if (await isSilent(change.tx, id)) return refuse('household_silent');
  const row = await insertNotification(change.tx, {
    household_id: id,
    effect_key: `notifications.manual/${change.newToken()}`,
    title,
    body_html: harmlessHtml(data),
    language,
    translations: {},
    created_at: change.now,
  });
  if (!row) throw new Error('a fresh effect key was taken');
  if (change.actor.kind === 'office') {
    await record(change, { action: 'news.written', household_id: id, subject_id: row.id });
  }
  return asAnswer(row, change.actor.language);
}

function asAnswer(row: NotificationRow, reader: Language): Notification {
  const { id, created_at, read_at } = row;
  const translated = row.language === reader ? undefined : row.translations[reader];
  const { title, body_html } = translated ?? row;
  return {
    id,
    data: { title, data: harmlessHtml(body_html) },
    language: translated ? reader : row.language,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}

/** Deletes the news that a household got by mistake. The mail of the same effect was sent already and stays. */
export async function withdrawNotification(change: Change, householdId: number, effectKey: string): Promise<void> {
  await deleteNotification(change.tx, householdId, effectKey);
}

/** Removes all that a household was ever told. */
export async function eraseNotifications(change: Change, householdId: number): Promise<void> {
  await deleteNotificationsOf(change.tx, householdId);
  await deleteNewsOf(change.tx, householdId);
}

/** `path`: the person's page in the portal, to which news about them link. */
export type About = { names: readonly string[]; path: `/${string}` };

/** Deletes news that name, or link to, a person who is erased while the household stays. */
export async function eraseNotificationsAbout(
  change: Change,
  householdId: number,
  { names, path }: About,
): Promise<void> {
  // a link may name a place on the page
  const links = ['"', '#'].map((end) => `href="${portalPath(path)}${end}`);
  await deleteNotificationsAbout(change.tx, householdId, { names, links });
  await deleteNewsNaming(change.tx, householdId, names);
}
