import { expiryOf, staysLoggedIn } from '../../domain/accounts/sessionLife.ts';
import { businessDay } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { SESSION_COOKIE } from './sessionCookie.actions.ts';
import { deleteSession, insertSession, updateLastSeen, updateLastSeenOn } from './sessions.writes.ts';
import { deleteAllLogIns } from './sweep.writes.ts';

/** Starts a session and returns its token; the server stores only a digest of it (D15). */
export async function startSession(
  change: Change,
  session: { account_id: number; remember: boolean; user_agent: string },
): Promise<string> {
  const token = change.newToken();
  await insertSession(change.tx, { ...session, token, now: change.now });
  await updateLastSeenOn(change.tx, session.account_id, change.today);
  return token;
}

type Continued = {
  id: number;
  account_id: number;
  isStaff: boolean;
  remember: boolean;
  last_seen_at: Date;
  expires_at: Date;
};

/** Stores that a session was used and returns it; with "stay logged in" its thirty days start again. */
export async function continueSession<S extends Continued>(
  change: Change,
  session: S,
): Promise<S & { last_seen_at: Date }> {
  const expires_at = staysLoggedIn(session) ? expiryOf(true, change.now) : session.expires_at;
  await updateLastSeen(change.tx, session.id, { at: change.now, expires_at });
  // once a day: every change of the account's row invalidates cached answers about it
  if (businessDay(session.last_seen_at) !== change.today) {
    await updateLastSeenOn(change.tx, session.account_id, change.today);
  }
  return { ...session, expires_at, last_seen_at: change.now };
}

export async function endSession(change: Change, token: string): Promise<void> {
  await deleteSession(change.tx, token);
}

/** Ends this session on the server and in the browser; harmless without one. */
export async function logOut({ context, actor, cookies }: Pick<Visit, 'context' | 'actor' | 'cookies'>): Promise<void> {
  const token = cookies.get(SESSION_COOKIE);
  if (token) await inChange(context, actor, (change) => endSession(change, token));
  cookies.clear(SESSION_COOKIE);
}

/**
 * Deletes all sessions, mailed links and counted attempts. For a restored backup, in which links and sessions are valid that were
 * used or ended after it was made.
 */
export async function forgetLogIns({ tx }: Pick<Change, 'tx'>): Promise<void> {
  await deleteAllLogIns(tx);
}
