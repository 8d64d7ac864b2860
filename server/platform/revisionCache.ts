import type { AccountActor } from './actor.ts';
import type { Ask } from './context.ts';

type Kept = { of: string; answer: Promise<unknown> };

const MOST_KEPT = 2_000;

/** By database, then by account and question, least recently used first. */
const memory = new WeakMap<object, Map<string, Kept>>();

/**
 * Caches a read until the revision changes: the screens ask often and a household seldom changes. The revision comes from the
 * database with the session, so that several processes agree about it (decision 6). The answer must belong to the household or
 * the account, and is shared: nobody may modify it.
 */
export function cachedByRevision<A extends AccountActor, I, R>(
  what: string,
  read: (ask: Ask<A>, input: I) => Promise<R>,
): (ask: Ask<A>, input: I) => Promise<R> {
  return async (ask, input) => {
    const { account_id, revision } = ask.actor;
    if (revision === undefined) return read(ask, input);
    const kept = keptIn(ask.db);
    const key = `${account_id} ${what} ${JSON.stringify(input)}`;
    const of = `${revision} ${ask.today}`;
    const before = kept.get(key);
    const answer = before?.of === of ? (before.answer as Promise<R>) : read(ask, input);
    kept.delete(key);
    kept.set(key, { of, answer });
    forgetOldest(kept);
    answer.catch(() => forget(kept, key, answer));
    return answer;
  };
}

function keptIn(database: object): Map<string, Kept> {
  const kept = memory.get(database) ?? new Map<string, Kept>();
  memory.set(database, kept);
  return kept;
}

function forgetOldest(kept: Map<string, Kept>): void {
  if (kept.size <= MOST_KEPT) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}

function forget(kept: Map<string, Kept>, key: string, answer: Promise<unknown>): void {
  if (kept.get(key)?.answer === answer) kept.delete(key);
}
