import { createHmac } from 'node:crypto';
import { sql } from 'kysely';

/** The end of the chain: how many links there are, and the last one. */
export type ChainEnd = { place: number; link: Buffer };

/** Before the first link. */
export const START: ChainEnd = { place: 0, link: Buffer.alloc(32) };

/**
 * Everything that an entry `a` says, as one text. The time is written to the microsecond, as it is stored; `jsonb` writes the same
 * value in the same way whichever order its fields came in.
 */
export const contentOf = sql<string>`jsonb_build_array(a.id, to_char(a.happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
  a.actor_account_id, a.action, a.household_id, a.subject_id, a.details)::text`;

export function digestOf(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(`entry ${content}`).digest();
}

/** The link after `before`; an erased entry has no digest. */
export function linkAfter(key: Buffer, before: ChainEnd, entryId: number, digest: Buffer | null): ChainEnd {
  const place = before.place + 1;
  const link = createHmac('sha256', key)
    .update(`link ${place} ${entryId} ${digest ? 'entry' : 'erased'} `)
    .update(before.link)
    .update(digest ?? '')
    .digest();
  return { place, link };
}

const SHOWN_HEX = 32;

/** The end as people copy it, for example `1234-0f3a…`: the number of links and half of the last one. */
export function headOf({ place, link }: ChainEnd): string {
  return `${place}-${link.toString('hex').slice(0, SHOWN_HEX)}`;
}

const HEAD = /^(\d{1,15})-([0-9a-f]{32})$/;

/** Reads what `headOf` wrote; undefined if it is something else. */
export function readHead(text: string): { place: number; begins: string } | undefined {
  const [, place, begins] = HEAD.exec(text.slice(0, 100).trim()) ?? [];
  return place && begins ? { place: Number(place), begins } : undefined;
}
