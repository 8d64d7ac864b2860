import { standingOf } from '../../domain/accounts/secondFactor.ts';
import { endOf, isAlive, isSeenLongAgo, staysLoggedIn } from '../../domain/accounts/sessionLife.ts';
import { keepSession, SESSION_COOKIE } from '../accounts/sessionCookie.actions.ts';
import { continueSession } from '../accounts/sessions.actions.ts';
import { type AccountActor, type Actor, type Anonymous, anonymous, system } from '../platform/actor.ts';
import type { Context, Settings } from '../platform/context.ts';
import type { CookieJar } from '../platform/http/cookies.ts';
import { inChange } from '../platform/work.ts';
import { findSession, type KnownSession } from './identify.reads.ts';

/** The account behind the session cookie, or an anonymous actor (D15). */
export async function identify(context: Context, cookies: CookieJar): Promise<Actor> {
  const token = cookies.get(SESSION_COOKIE);
  if (!token) return anonymous;
  const session = await findSession(context.db, token);
  const now = context.clock.now();
  if (!session || !isAlive(lifeOf(session), now)) return anonymous;
  if (!isSeenLongAgo(session, now)) return actorOf(session, context.settings);
  const continued = await inChange(context, system, (change) => continueSession(change, lifeOf(session)));
  if (staysLoggedIn(lifeOf(session))) keepSession(cookies, token, true);
  return actorOf(continued, context.settings);
}

type OfficeRule = Pick<Settings, 'secondFactorRequired'>;

/** The actor of a session; a member's account without a household counts as anonymous. */
export function actorOf(session: KnownSession, settings: OfficeRule): AccountActor | Anonymous {
  const { account_id, language, role, household_id, household_status, main_member_id, revision } = session;
  const loggedIn = { account_id, language, session_id: session.id, session_ends_at: endOf(lifeOf(session)), revision };
  if (role !== 'member') return { ...loggedIn, kind: 'office', role, standing: standing(session, settings) };
  if (household_id === null || household_status === null || main_member_id === null) return anonymous;
  return { ...loggedIn, kind: 'member', household_id, household_status, main_member_id };
}

function lifeOf(session: KnownSession) {
  return { ...session, isStaff: session.role !== 'member' };
}

function standing({ has_factor, has_shown_factor }: KnownSession, { secondFactorRequired }: OfficeRule) {
  return standingOf({ isSet: has_factor, isShown: has_shown_factor, isRequired: secondFactorRequired });
}
