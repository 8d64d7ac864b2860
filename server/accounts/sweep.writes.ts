import { LOG_INS_KEPT_DAYS } from '../../domain/accounts/logIns.ts';
import { IDLE_MS } from '../../domain/accounts/sessionLife.ts';
import type { Tx } from '../platform/db.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

const SESSION_IDLE_SECONDS = IDLE_MS / 1_000;
/** How long an expired link is kept, with the address that it would have put back. */
export const LINKS_KEPT_DAYS = 7;
const LINKS_KEPT_SECONDS = LINKS_KEPT_DAYS * 24 * HOUR_SECONDS;
const LOG_INS_KEPT_SECONDS = LOG_INS_KEPT_DAYS * 24 * HOUR_SECONDS;
const HITS_KEPT_HOURS = 2; // longer than the longest window
/** The longest time a network address is kept: the deletion runs once an hour. */
export const ADDRESSES_KEPT_HOURS = HITS_KEPT_HOURS + 1;
const HITS_KEPT_SECONDS = HITS_KEPT_HOURS * HOUR_SECONDS;

/** Deletes expired sessions, links, counted attempts and old log-ins. */
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
  await tx.deleteFrom('log_ins').where('logged_in_at', '<=', before(LOG_INS_KEPT_SECONDS)).execute();
  await tx.deleteFrom('account_tokens').where('expires_at', '<=', before(LINKS_KEPT_SECONDS)).execute();
  await tx.deleteFrom('throttle_hits').where('hit_at', '<=', before(HITS_KEPT_SECONDS)).execute();
}

/** Deletes all of these, expired or not. */
export async function deleteAllLogIns(tx: Tx): Promise<void> {
  await tx.deleteFrom('sessions').execute();
  await tx.deleteFrom('account_tokens').execute();
  await tx.deleteFrom('throttle_hits').execute();
}
