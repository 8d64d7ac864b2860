import { isIPv6 } from 'node:net';
import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { oneAtATime } from '../platform/concurrency.ts';
import type { Change } from '../platform/context.ts';
import { lockKey } from '../platform/lockKey.ts';
import { insertHits, listHits, type Pending } from './throttle.writes.ts';

/** How often something may happen: `most` times per time window and key. */
export type Limit = { key: string; most: number };

export const QUARTER_HOUR_SECONDS = 900;
export const HOUR_SECONDS = 3_600;

/** The result of an attempt: with 0 seconds to wait it was counted. */
export type Attempt = { waitSeconds: number };

/**
 * Counts an attempt under every limit, or under none if one is reached (D17). Within the action's transaction a refusal undoes
 * the count; use `asAttempt` for attempts that must count in spite of it.
 */
export async function tryAttempt(
  change: Change,
  limits: readonly Limit[],
  windowSeconds: number,
  pending?: Pending,
): Promise<Attempt> {
  const sorted = [...limits].sort(byKey);
  for (const { key } of sorted) await lockKey(change.tx, key);
  for (const limit of sorted) {
    const waitSeconds = await secondsToWait(change, limit, { windowSeconds, mayEndSooner: pending?.mayBeGivenBack });
    if (waitSeconds) return { waitSeconds };
  }
  const keys = sorted.map(({ key }) => key);
  await insertHits(change.tx, keys, { now: change.now, pending });
  return { waitSeconds: 0 };
}

/** `tryAttempt`, but refuses with `too_many_requests` if a limit is reached. */
export async function countAttempt(change: Change, limits: readonly Limit[], windowSeconds: number): Promise<void> {
  const { waitSeconds } = await tryAttempt(change, limits, windowSeconds);
  if (waitSeconds) refuse('too_many_requests', { retryAfterSeconds: waitSeconds });
}

const lane = oneAtATime(50);

/**
 * Runs work that counts attempts one after the other for each key of a limit. Waiting for the count in the database instead, a crowd
 * from one address would take every connection from others. Refuses with `too_many_requests` if very many wait.
 */
export function inTurn<R>(limits: readonly Limit[], work: () => Promise<R>): Promise<R> {
  const [first, ...others] = [...limits].sort(byKey);
  return first ? lane(first.key, () => inTurn(others, work)) : work();
}

/** Everybody takes several keys in the same order, so that nobody waits for each other. */
function byKey(one: Limit, other: Limit): number {
  return one.key < other.key ? -1 : 1;
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

type Wait = { windowSeconds: number; mayEndSooner: boolean | undefined };

/** An attempt that is still being judged may be given back soon; one that counts in any case ends like the others. */
async function secondsToWait(
  change: Change,
  { key, most }: Limit,
  { windowSeconds, mayEndSooner }: Wait,
): Promise<number> {
  const { tx, now } = change;
  const windowMs = windowSeconds * 1_000;
  const hits = await listHits(tx, key, { since: new Date(now.getTime() - windowMs), now, most });
  if (hits.length < most) return 0;
  const ends = hits.map(({ hit_at, pending_until }) =>
    ((mayEndSooner && pending_until) || new Date(hit_at.getTime() + windowMs)).getTime(),
  );
  return Math.ceil((Math.min(...ends) - now.getTime()) / 1_000);
}
