/** How long sessions live (D15). */
const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;

/** A member's session ends after this time without use. */
export const IDLE_MS = 60 * MINUTE_MS;
/** Sessions of the office end twice as fast, because they show everybody's documents and money. */
const STAFF_IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
const SEEN_EVERY_MS = MINUTE_MS;
const FRESH_MS = 10 * MINUTE_MS;

/** The life of a session with "stay logged in", in seconds. */
export const REMEMBER_SECONDS = 30 * DAY_SECONDS;

type Life = { isStaff: boolean; remember: boolean; last_seen_at: Date; expires_at: Date };

/**
 * Whether a session survives closing the browser; sessions of the office never do, whatever was ticked at the log-in.
 */
export function staysLoggedIn({ isStaff, remember }: Pick<Life, 'isStaff' | 'remember'>): boolean {
  return remember && !isStaff;
}

/** The latest end of a session that starts or is used now. */
export function expiryOf(staysLoggedIn: boolean, now: Date): Date {
  return new Date(now.getTime() + (staysLoggedIn ? REMEMBER_SECONDS * 1_000 : LONGEST_MS));
}

/** When a session ends unless it is used: at its expiry, or, without "stay logged in", after the idle time. */
export function endOf(session: Life): Date {
  const { isStaff, last_seen_at, expires_at } = session;
  if (staysLoggedIn(session)) return expires_at;
  const idleMs = isStaff ? STAFF_IDLE_MS : IDLE_MS;
  return new Date(Math.min(expires_at.getTime(), last_seen_at.getTime() + idleMs));
}

/** Whether a session is still valid. */
export function isAlive(session: Life, now: Date): boolean {
  return now < endOf(session);
}

/** Whether the last use has to be stored again; once a minute is enough. */
export function isSeenLongAgo(session: Pick<Life, 'last_seen_at'>, now: Date): boolean {
  return now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS;
}

/**
 * Whether the password was typed in the last ten minutes, so that changes to the account do not ask for it again (D16).
 */
export function isFresh({ created_at }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - created_at.getTime() <= FRESH_MS;
}
