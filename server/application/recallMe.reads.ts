import type { Me } from '../../domain/application/application.contract.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Ask } from '../platform/work.ts';
import { readMe } from './me.reads.ts';

type Kept = { of: string; me: Me };

const MOST_KEPT = 1_000;

/** By database, then by account, in the order in which they were last read. */
const memory = new WeakMap<object, Map<number, Kept>>();

/**
 * `readMe`, read once per revision: the screens ask for it all the time and it seldom changes. The revision comes with
 * the session from the database, so that several processes agree on what is old.
 */
export async function recallMe(ask: Ask<AccountActor>): Promise<Me> {
  const { account_id, revision } = ask.actor;
  if (revision === undefined) return readMe(ask);
  const kept = keptIn(ask.db);
  const of = `${revision} ${ask.today}`;
  const before = kept.get(account_id);
  const me = before?.of === of ? before.me : await readMe(ask);
  kept.delete(account_id);
  kept.set(account_id, { of, me });
  forgetOldest(kept);
  return me;
}

function keptIn(database: object): Map<number, Kept> {
  const kept = memory.get(database) ?? new Map<number, Kept>();
  memory.set(database, kept);
  return kept;
}

function forgetOldest(kept: Map<number, Kept>): void {
  if (kept.size <= MOST_KEPT) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
