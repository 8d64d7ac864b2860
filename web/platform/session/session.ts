import { useSyncExternalStore } from 'react';
import { device } from '../drafts/storage.ts';

/**
 * What the browser stores of a session: that there is one, the step of the application reached (spec §3), and its
 * owner. `owner` is a number that distinguishes people on one device; it is missing until the server has told who is
 * logged in.
 */
type Session = { loggedIn: boolean; step: number; owner?: number; farewell?: Farewell };

/** Why the session ended, for the log-in screen; absent after an ordinary log-out. */
export type Farewell = 'session_over' | 'password_changed' | 'email_changed';

const KEPT_AS = 'vefa.session';
const NOBODY: Session = { loggedIn: false, step: 0 };

let session = read();
/** The last known owner of this page: its data are theirs, even after their session. */
let known = session.owner;
let beginAnew: (owner: number | undefined) => void = () => {};
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

/** Whether this device stores anything about a session, even that there is none. */
export function remembersSession(): boolean {
  return device.get(KEPT_AS) !== null;
}

export function beginSession(owner: number): void {
  keep({ step: session.step, loggedIn: true, owner });
}

/** Records whose session it is, as the server says; a log-in in another tab may have been missed. */
export function noteOwner(owner: number): void {
  if (!session.loggedIn || session.owner === owner) return;
  if (isAnother(owner)) {
    store({ loggedIn: true, step: 0, owner });
    leave();
  } else {
    keep({ ...session, owner });
  }
}

/** Whether this person is logged in, according to both this page and the device. */
export function isLoggedIn(owner: number): boolean {
  return [session, read()].every((each) => each.loggedIn && each.owner === owner);
}

export function endSession(farewell?: Farewell): void {
  keep(farewell ? { ...NOBODY, farewell } : NOBODY);
}

/** Going forward unlocks a step; going back locks nothing. */
export function reachStep(step: number): void {
  if (step > session.step) keep({ ...session, step });
}

/**
 * Watches log-ins and log-outs of other tabs. Data of somebody who is no longer logged in must not be shown to the next
 * person or sent in their name: `begin` discards it and reloads for the present person.
 */
export function watchOtherTabs(begin: (owner: number | undefined) => void): void {
  beginAnew = begin;
  window.addEventListener('storage', ({ key }) => key === KEPT_AS && look());
  // a page restored from the back/forward cache has missed the events
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

/** Until the reload the page belongs to nobody: forms close without asking, and nothing is sent. */
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
    // not our session: another program stored something under our name
    return NOBODY;
  }
}
