import { isIPv6 } from 'node:net';
import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import type { Change } from '../platform/work.ts';
import { deleteHits, insertHits, listHits, lockKey } from './throttle.writes.ts';

/** How often something may happen: `most` times per window under one key. */
export type Limit = { key: string; most: number };

export const QUARTER_HOUR_SECONDS = 900;
export const HOUR_SECONDS = 3_600;

/** What came of an attempt: the hits that `forgiveAttempt` takes back, or how long to wait. */
export type Attempt = { hits: number[]; waitSeconds?: undefined } | { hits?: undefined; waitSeconds: number };

/**
 * Counts an attempt under every limit, or none when one is used up (D17). Belongs into a transaction of its own,
 * committed before what is counted begins: parallel attempts then see each other, and a refusal undoes no count.
 */
export async function tryAttempt(change: Change, limits: readonly Limit[], windowSeconds: number): Promise<Attempt> {
  const sorted = [...limits].sort((one, other) => (one.key < other.key ? -1 : 1));
  for (const { key } of sorted) await lockKey(change.tx, key);
  for (const limit of sorted) {
    const waitSeconds = await secondsToWait(change, limit, windowSeconds);
    if (waitSeconds) return { waitSeconds };
  }
  const keys = sorted.map(({ key }) => key);
  return { hits: await insertHits(change.tx, keys, change.now) };
}

/** The same, refusing with `too_many_requests` when a limit is used up. */
export async function countAttempt(change: Change, limits: readonly Limit[], windowSeconds: number): Promise<number[]> {
  const { hits, waitSeconds } = await tryAttempt(change, limits, windowSeconds);
  return hits ?? refuse('too_many_requests', { retryAfterSeconds: waitSeconds });
}

/** Takes back an attempt that turned out to be rightful. */
export async function forgiveAttempt(change: Change, hits: readonly number[]): Promise<void> {
  await deleteHits(change.tx, hits);
}

/** What counts as one network address: an IPv6 client owns its whole /64. */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

async function secondsToWait(change: Change, { key, most }: Limit, windowSeconds: number): Promise<number> {
  const windowMs = windowSeconds * 1_000;
  const hits = await listHits(change.tx, key, new Date(change.now.getTime() - windowMs), most);
  const oldest = hits[most - 1];
  return oldest ? Math.ceil((oldest.getTime() + windowMs - change.now.getTime()) / 1_000) : 0;
}
