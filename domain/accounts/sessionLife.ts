/** How long a session lives (D15). */
const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;

/** A session that is not used for so long is over. */
export const IDLE_MS = 60 * MINUTE_MS;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
const SEEN_EVERY_MS = MINUTE_MS;

/** With "stay logged in", in seconds. */
export const REMEMBER_SECONDS = 30 * DAY_SECONDS;

type Life = { remember: boolean; last_seen_at: Date; expires_at: Date };

/** Until when a session that is used now may live. */
export function expiryOf(remember: boolean, now: Date): Date {
  return new Date(now.getTime() + (remember ? REMEMBER_SECONDS * 1_000 : LONGEST_MS));
}

/** When a session is over unless it is used: at its end, and without "stay logged in" after an hour's idleness. */
export function endOf({ remember, last_seen_at, expires_at }: Life): Date {
  if (remember) return expires_at;
  return new Date(Math.min(expires_at.getTime(), last_seen_at.getTime() + IDLE_MS));
}

/** Whether a session still counts. */
export function isAlive(session: Life, now: Date): boolean {
  return now < endOf(session);
}

/** Whether its use has to be written down again; once a minute is enough. */
export function isSeenLongAgo(session: Life, now: Date): boolean {
  return now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS;
}
