import { type RawBuilder, sql } from 'kysely';
import type { HistoryEntry } from '../../../domain/office/householdHistory.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import { readMailData } from '../../platform/mail/mailQueue.ts';
import type { RowsBelow } from './recordRows.reads.ts';

type EntryOf<S extends HistoryEntry['source']> = Extract<HistoryEntry, { source: S }>;
type State = EntryOf<'mail'>['state'];
type Message = { id: number; at: Date; content: Buffer | null; state: State };

/**
 * News that the household has, in the language of who asks. Their index is by time, in which they were numbered; on a later page it
 * passes over those above without reading their rows.
 */
export async function listNews(
  { db, actor }: Ask<OfficeActor>,
  { household, below, most }: RowsBelow,
): Promise<EntryOf<'news'>[]> {
  const { rows } = await sql<Omit<EntryOf<'news'>, 'source' | 'at'> & { at: Date }>`
    select id, created_at as at, coalesce(translations -> ${actor.language}::text ->> 'title', title) as title,
      read_at is not null as is_read
    from notifications
    where household_id = ${household} and id < ${below}::bigint and leaves_at is null
    order by created_at desc, id desc limit ${most}`.execute(db);
  return rows.map(({ at, ...row }) => ({ source: 'news', ...row, at: at.toISOString() }));
}

/** Mails are cleared some weeks after they were sent, and belong to nobody from then on; so there are never many. */
export async function listMails({ db, vault }: Ask, place: RowsBelow): Promise<EntryOf<'mail'>[]> {
  const rows = await listOf(db, place, 'mails', NOT_DELIVERED);
  return rows.map(({ content, ...row }) => ({
    source: 'mail',
    ...row,
    subject: (content && readMailData(vault, content)?.subject) ?? null,
  }));
}

/** A text message may hold a code; so its words are not shown. */
export async function listTextMessages({ db }: Ask, place: RowsBelow): Promise<EntryOf<'textMessage'>[]> {
  const rows = await listOf(db, place, 'text_messages', NOT_DELIVERED);
  return rows.map(({ content: _, ...row }) => ({ source: 'textMessage', ...row, subject: null }));
}

/** Letters, cleared as mails are. */
export async function listLetters({ db, vault }: Ask, place: RowsBelow): Promise<EntryOf<'letter'>[]> {
  const rows = await listOf(db, place, 'letters', OF_LETTER);
  return rows.map(({ content, ...row }) => ({
    source: 'letter',
    ...row,
    subject: (content && readMailData(vault, content)?.subject) ?? null,
  }));
}

const NOT_DELIVERED = sql<State>`case when sent_at is not null then 'sent'
  when abandoned_at is not null then 'not_delivered' else 'waits' end`;

const OF_LETTER = sql<State>`coalesce((select case when e.returned_at is not null then 'not_delivered'
    when e.pulled_out_at is not null then 'withdrawn' when e.sent_at is not null then 'sent' end
  from envelopes e where e.id = envelope_id), case when withdrawn_at is not null then 'withdrawn' else 'waits' end)`;

async function listOf(
  db: Ask['db'],
  { household, below, most }: RowsBelow,
  table: 'mails' | 'letters' | 'text_messages',
  state: RawBuilder<State>,
): Promise<(Omit<Message, 'at'> & { at: string })[]> {
  const { rows } = await sql<Message>`
    select id, created_at as at, content, ${state} as state from ${sql.table(table)}
    where household_id = ${household} and id < ${below}::bigint
    order by id desc limit ${most}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
