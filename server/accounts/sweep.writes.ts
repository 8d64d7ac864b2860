import { IDLE_MS } from '../../domain/accounts/sessionLife.ts';
import type { Tx } from '../platform/db.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

const SESSION_IDLE_SECONDS = IDLE_MS / 1_000;
const LINKS_KEPT_SECONDS = 7 * 24 * HOUR_SECONDS;
const HITS_KEPT_SECONDS = 2 * HOUR_SECONDS; // longer than the longest window

/** Removes what is over: sessions, links and counted attempts. */
export async function sweep(tx: Tx, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  await tx
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        eb.and([eb('remember', '=', false), eb('last_seen_at', '<=', before(SESSION_IDLE_SECONDS))]),
      ]),
    )
    .execute();
  await tx.deleteFrom('account_tokens').where('expires_at', '<=', before(LINKS_KEPT_SECONDS)).execute();
  await tx.deleteFrom('throttle_hits').where('hit_at', '<=', before(HITS_KEPT_SECONDS)).execute();
}

/** Removes all of it, over or not. */
export async function deleteAllLogIns(tx: Tx): Promise<void> {
  await tx.deleteFrom('sessions').execute();
  await tx.deleteFrom('account_tokens').execute();
  await tx.deleteFrom('throttle_hits').execute();
}
