import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Tx } from './db.ts';
import type { Change } from './work.ts';

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
};

/** Something that has happened, named in the past tense: topics on the left announce, topics on the right listen. */
export type News<P> = { readonly name: string; readonly payload?: P };

export type Reaction = {
  readonly name: string;
  readonly news: string;
  /** Harmless if repeated: it runs right after the commit and again if that failed. */
  run(change: Change, payload: unknown): Promise<void>;
};

export type Announcement = Pick<Selectable<AnnouncementsTable>, 'id' | 'name' | 'payload'>;

/** `defineNews<{ id: number }>('invoice.confirmed')` */
export function defineNews<P extends object>(name: string): News<P> {
  return { name };
}

/** Binds a reaction to a piece of news; `name` says who listens. */
export function on<P>(news: News<P>, name: string, run: (change: Change, payload: P) => Promise<void>): Reaction {
  return { name, news: news.name, run: (change, payload) => run(change, payload as P) };
}

export async function writeAnnouncement(tx: Tx, name: string, payload: unknown, now: Date): Promise<Announcement> {
  return tx
    .insertInto('announcements')
    .values({ name, payload: JSON.stringify(payload), created_at: now, heard_at: null })
    .returning(['id', 'name', 'payload'])
    .executeTakeFirstOrThrow();
}
