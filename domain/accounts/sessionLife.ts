/** How long a session lives (D15). */
const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;

/** A member's session that is not used for so long is over. */
export const IDLE_MS = 60 * MINUTE_MS;
/** The office sees everybody's documents and money: an unlocked screen is open half as long. */
const STAFF_IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
const SEEN_EVERY_MS = MINUTE_MS;
const FRESH_MS = 10 * MINUTE_MS;

/** With "stay logged in", in seconds. */
export const REMEMBER_SECONDS = 30 * DAY_SECONDS;

type Life = { isStaff: boolean; remember: boolean; last_seen_at: Date; expires_at: Date };

/** Whether a session outlives the browser: never one of the office, whatever was ticked at the log-in. */
export function staysLoggedIn({ isStaff, remember }: Pick<Life, 'isStaff' | 'remember'>): boolean {
  return remember && !isStaff;
}

/** Until when a session that begins or is used now may live. */
export function expiryOf(staysLoggedIn: boolean, now: Date): Date {
  return new Date(now.getTime() + (staysLoggedIn ? REMEMBER_SECONDS * 1_000 : LONGEST_MS));
}

/** When a session is over unless it is used: at its end, and without "stay logged in" after a time of idleness. */
export function endOf(session: Life): Date {
  const { isStaff, last_seen_at, expires_at } = session;
  if (staysLoggedIn(session)) return expires_at;
  const idleMs = isStaff ? STAFF_IDLE_MS : IDLE_MS;
  return new Date(Math.min(expires_at.getTime(), last_seen_at.getTime() + idleMs));
}

/** Whether a session still counts. */
export function isAlive(session: Life, now: Date): boolean {
  return now < endOf(session);
}

/** Whether its use has to be written down again; once a minute is enough. */
export function isSeenLongAgo(session: Pick<Life, 'last_seen_at'>, now: Date): boolean {
  return now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS;
}

/** Whether the password was typed so lately that a deed about the account itself needs it no second time (D16). */
export function isFresh({ created_at }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - created_at.getTime() <= FRESH_MS;
}
