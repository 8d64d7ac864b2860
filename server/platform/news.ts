import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Tx } from './db.ts';
import type { MessageRule } from './heldMessages.ts';
import type { Ask, Change } from './work.ts';

declare module './db.ts' {
  interface Tables {
    announcements: AnnouncementsTable;
  }
}

type AnnouncementsTable = {
  id: Generated<number>;
  name: string;
  payload: JSONColumnType<object>;
  created_at: Date;
  heard_at: Date | null;
  /** How the messages of its listeners leave; null: at once. */
  messages: ColumnType<MessageRule | null, string | null, string | null>;
};

/** A domain event, named in the past tense: topics on the left announce it, topics on the right listen. */
export type News<P> = { readonly name: string; readonly payload?: P };

export type Reaction = {
  readonly name: string;
  readonly news: string;
  /** Whether there is anything to do; called at the end of the change, under its locks and with its writes visible. */
  concerns(ask: Ask, payload: unknown): Promise<boolean>;
  /** Filters many events by one query before `concerns` is called; default: all. */
  among?(ask: Ask, payloads: readonly unknown[]): Promise<readonly unknown[]>;
  /** Must be repeatable: it runs right after the commit, and again if that failed. */
  run(change: Change, payload: unknown): Promise<void>;
};

/** An event that a change announces, not yet stored. */
export type Told = { name: string; payload: unknown; messages?: MessageRule | undefined };

export type Announcement = Pick<Selectable<AnnouncementsTable>, 'id' | 'name' | 'payload' | 'messages'>;

/** `defineNews<{ id: number }>('invoice.confirmed')` */
export function defineNews<P extends object>(name: string): News<P> {
  return { name };
}

/** Binds a listener to an event; `name` identifies the listener. Without `concerns` it always runs. */
export function on<P>(
  news: News<P>,
  name: string,
  run: (change: Change, payload: P) => Promise<void>,
  concerns: (ask: Ask, payload: P) => Promise<boolean> = async () => true,
  among?: (ask: Ask, payloads: readonly P[]) => Promise<readonly P[]>,
): Reaction {
  return {
    name,
    news: news.name,
    concerns: (ask, payload) => concerns(ask, payload as P),
    run: (change, payload) => run(change, payload as P),
    ...(among ? { among: (ask, payloads) => among(ask, payloads as readonly P[]) } : {}),
  };
}

export async function writeAnnouncement(tx: Tx, { name, payload, messages }: Told, now: Date): Promise<Announcement> {
  return tx
    .insertInto('announcements')
    .values({
      name,
      payload: JSON.stringify(payload),
      created_at: now,
      heard_at: null,
      messages: messages ? JSON.stringify(messages) : null,
    })
    .returning(['id', 'name', 'payload', 'messages'])
    .executeTakeFirstOrThrow();
}

/** Stored in the transaction of the listeners' work. */
export async function markHandled(tx: Tx, { id }: Announcement, now: Date): Promise<void> {
  await tx.updateTable('announcements').set({ heard_at: now }).where('id', '=', id).execute();
}

/** Returns how many; unhandled events stay, however old they are. */
export async function deleteHandledUntil(tx: Tx, until: Date): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('announcements').where('heard_at', '<=', until).executeTakeFirst();
  return Number(numDeletedRows);
}
