import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Ask, Change, MessageRule, News, Reaction, Told } from './context.ts';
import type { Tx } from './db.ts';

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
