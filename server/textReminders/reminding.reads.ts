import { type RawBuilder, sql } from 'kysely';
import { VALIDITY_EFFECT } from '../../domain/documents/validity.ts';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import { addDays, type Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { DUE_SOON_DAYS, NEWS_REMIND_DAYS } from '../../domain/textReminders/textReminders.ts';
import type { Listed, Page } from '../platform/batch.ts';
import type { Reader } from '../platform/db.ts';
import { speaks } from '../platform/silence.ts';
import type {} from './textReminders.tables.ts';

const owedIds = owedStatuses.map((status) => invoiceStatusIds[status]);
const DAY_MS = 86_400_000;

export type OwedInvoice = { household_id: number; bill_number: string; open_cents: Cents };

/** What a household may be reminded of now. */
export type ToRemind = {
  id: number;
  consent_id: number;
  number: string;
  /** Invoices with a reminder that are still owed, if there is an unread reminder. */
  overdue: OwedInvoice[];
  document: boolean;
  news: boolean;
  /** Invoices that are due soon and were not yet when the last message was sent. */
  due_soon: OwedInvoice[];
};

/** The consents in force of main members whose household goes on whose money does not rest at a death, and that is not silent. */
const mayBeReminded = sql`text_consents c
    join households h on h.id = c.household_id and h.status in ('waiting', 'active') and h.money_rests_since is null
      and ${speaks}
    join members m on m.id = c.member_id and m.household_id = h.id and m.is_main
    where c.agreed_at is not null and c.ended_at is null`;

type When = { now: Date; today: Day };

/**
 * Households with a consent in force that were not reminded today and have something to be reminded of, by id. None whose money rests
 * at a death, and none that have ended.
 */
export async function listToText(db: Reader, when: When, { after, most }: Page): Promise<Listed<ToRemind>> {
  const items = await findToRemind(db, when, sql`h.id > ${after} order by h.id limit ${most}`);
  return { items: items.filter(hasSomething), after: items.at(-1)?.id };
}

/** The same for one household, after it was locked. */
export async function findToText(db: Reader, when: When, id: number): Promise<ToRemind | undefined> {
  const [found] = await findToRemind(db, when, sql`h.id = ${id}`);
  return found && hasSomething(found) ? found : undefined;
}

function hasSomething({ overdue, document, news, due_soon }: ToRemind): boolean {
  return overdue.length > 0 || document || news || due_soon.length > 0;
}

/** Only what is unread counts: who has read it in the portal needs no message. */
async function findToRemind(db: Reader, { now, today }: When, which: RawBuilder<unknown>): Promise<ToRemind[]> {
  const since = new Date(now.getTime() - NEWS_REMIND_DAYS * DAY_MS);
  const isUnread = sql`n.household_id = h.id and n.read_at is null
    and n.created_at > greatest(${since}, c.agreed_at, c.told_at)`;
  const isNew = (begins: string) => sql`exists (
    select from notifications n where ${isUnread} and n.effect_key like ${`${begins}/%`})`;
  // who gets it by mail or letter too has heard of it
  const isNewCircular = sql`exists (
    select from circular_households g join notifications n on n.effect_key in (
      concat('post.circular/', g.circular_id, '/', h.id), concat('post.circular_owed/', g.circular_id, '/', h.id))
    where g.household_id = h.id and g.way = 'portal' and ${isUnread})`;
  const owed = (also: RawBuilder<unknown>) => sql`coalesce((
    select json_agg(json_build_object('household_id', h.id, 'bill_number', i.bill_number,
      'open_cents', i.amount_cents - i.paid_cents) order by i.id)
    from sale_invoices i where i.household_id = h.id and i.status_id = any(${owedIds}) and ${also}), '[]')`;
  const { rows } = await sql<ToRemind>`
    select h.id, c.id as consent_id, c.number,
      ${owed(sql`i.dunning_status > 0 and ${isNew('dunning.level')}`)} as overdue,
      ${isNew(VALIDITY_EFFECT)} as document,
      (${isNew('office.news')} or ${isNew('notifications.manual')} or ${isNewCircular}) as news,
      ${owed(sql`i.due_date between ${today} and ${addDays(today, DUE_SOON_DAYS)}
        and (c.told_at is null or (c.told_at at time zone 'Europe/Vienna')::date < i.due_date - ${DUE_SOON_DAYS}::integer)`)}
        as due_soon
    from ${mayBeReminded}
      and (c.told_at is null or (c.told_at at time zone 'Europe/Vienna')::date < ${today}) and ${which}`.execute(db);
  return rows;
}

/** Whether a reminder that was stored for this number of a household may still be sent. */
export async function mayStillBeReminded(
  db: Reader,
  { household_id, recipient }: { household_id: number | null; recipient: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${mayBeReminded} and h.id = ${household_id} and c.number = ${recipient}`.execute(db);
  return rows.length > 0;
}
