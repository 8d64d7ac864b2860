import { useSyncExternalStore } from 'react';
import { device } from '../drafts/storage.ts';

/**
 * What the browser keeps of a session: that there is one, the step of the application reached (spec §3), and whose it is.
 * `owner` is a number that tells people at one device apart; it is missing until the server has said who is logged in.
 */
type Session = { loggedIn: boolean; step: number; owner?: number; farewell?: Farewell };

/** Why the session is over, for the log-in screen; nothing where somebody simply logged out. */
export type Farewell = 'session_over' | 'password_changed' | 'email_changed';

const KEPT_AS = 'vefa.session';
const NOBODY: Session = { loggedIn: false, step: 0 };

let session = read();
/** Whom this page has last known: what it holds is theirs, also after their session. */
let known = session.owner;
let beginAnew: (owner: number | undefined) => void = () => {};
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

/** Whether this device keeps anything of a session, be it that there is none. */
export function remembersSession(): boolean {
  return device.get(KEPT_AS) !== null;
}

export function beginSession(owner: number): void {
  keep({ step: session.step, loggedIn: true, owner });
}

/** The server has told whose session it is; another log-in of this device may have been missed. */
export function noteOwner(owner: number): void {
  if (!session.loggedIn || session.owner === owner) return;
  if (isAnother(owner)) {
    store({ loggedIn: true, step: 0, owner });
    leave();
  } else {
    keep({ ...session, owner });
  }
}

/** Whether it is they who are logged in, as this page believes and as the device knows, whichever tab told it. */
export function isLoggedIn(owner: number): boolean {
  return [session, read()].every((each) => each.loggedIn && each.owner === owner);
}

export function endSession(farewell?: Farewell): void {
  keep(farewell ? { ...NOBODY, farewell } : NOBODY);
}

/** Going on to a step unlocks it; going back locks nothing. */
export function reachStep(step: number): void {
  if (step > session.step) keep({ ...session, step });
}

/**
 * Other tabs log in and out as well. What a page holds of somebody who is not logged in any more must neither be shown
 * to the next person nor sent in their name: `begin` throws it away and begins anew, for whoever is logged in now.
 */
export function watchOtherTabs(begin: (owner: number | undefined) => void): void {
  beginAnew = begin;
  window.addEventListener('storage', ({ key }) => key === KEPT_AS && look());
  // a page that the browser had put aside has heard nothing
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
}

function look(): void {
  const next = read();
  const isGone = session.loggedIn && !next.loggedIn;
  if (isGone || isAnother(next.owner)) leave();
  else if (next.loggedIn) take(next);
}

function isAnother(owner: number | undefined): boolean {
  return known !== undefined && owner !== undefined && owner !== known;
}

/** Until the page has begun anew it is nobody's: forms close without asking, and nothing is sent. */
function leave(): void {
  take(NOBODY);
  beginAnew(read().owner);
}

function keep(next: Session): void {
  take(next);
  store(next);
}

function take(next: Session): void {
  session = next;
  known = next.owner ?? known;
  for (const listener of listeners) listener();
}

function store({ loggedIn, step, owner }: Session): void {
  device.set(KEPT_AS, JSON.stringify({ loggedIn, step, owner }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Session {
  try {
    const kept: unknown = JSON.parse(device.get(KEPT_AS) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOBODY;
    const { loggedIn, step, owner } = kept as Partial<Session>;
    if (loggedIn !== true) return NOBODY;
    return {
      loggedIn,
      step: typeof step === 'number' ? step : 0,
      owner: typeof owner === 'number' ? owner : undefined,
    };
  } catch {
    // somebody else's value under our name is no session
    return NOBODY;
  }
}
