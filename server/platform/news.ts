import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Tx } from './db.ts';
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
};

/** Something that has happened, named in the past tense: topics on the left announce, topics on the right listen. */
export type News<P> = { readonly name: string; readonly payload?: P };

export type Reaction = {
  readonly name: string;
  readonly news: string;
  /** Whether there is anything to do, asked at the end of the change itself: under its locks, and seeing what it wrote. */
  concerns(ask: Ask, payload: unknown): Promise<boolean>;
  /** Of much news at once those about which `concerns` has to be asked at all; left out: all. */
  among?(ask: Ask, payloads: readonly unknown[]): Promise<readonly unknown[]>;
  /** Harmless if repeated: it runs right after the commit and again if that failed. */
  run(change: Change, payload: unknown): Promise<void>;
};

/** What a change announces, not yet written. */
export type Told = { name: string; payload: unknown };

export type Announcement = Pick<Selectable<AnnouncementsTable>, 'id' | 'name' | 'payload'>;

/** `defineNews<{ id: number }>('invoice.confirmed')` */
export function defineNews<P extends object>(name: string): News<P> {
  return { name };
}

/** Binds a reaction to a piece of news; `name` says who listens. Without `concerns` it always runs. */
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

export async function writeAnnouncement(tx: Tx, { name, payload }: Told, now: Date): Promise<Announcement> {
  return tx
    .insertInto('announcements')
    .values({ name, payload: JSON.stringify(payload), created_at: now, heard_at: null })
    .returning(['id', 'name', 'payload'])
    .executeTakeFirstOrThrow();
}

/** Stored together with what was done about it. */
export async function markHeard(tx: Tx, { id }: Announcement, now: Date): Promise<void> {
  await tx.updateTable('announcements').set({ heard_at: now }).where('id', '=', id).execute();
}

/** Answers how many; what nobody has heard yet stays, however old it is. */
export async function deleteHeardUntil(tx: Tx, until: Date): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('announcements').where('heard_at', '<=', until).executeTakeFirst();
  return Number(numDeletedRows);
}
