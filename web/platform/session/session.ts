import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../drafts/storage.ts';

/**
 * What the browser stores of a session: that there is one, the step of the application reached (spec §3), and its
 * owner. `owner` is a number that distinguishes people on one device; it is missing until the server has told who is
 * logged in.
 */
type Session = { loggedIn: boolean; step: number; owner?: number; endReason?: SessionEndReason };

/** Why the session ended, for the log-in screen; absent after an ordinary log-out. */
export type SessionEndReason = 'session_over' | 'password_changed' | 'email_changed';

const STORAGE_KEY = 'vefa.session';
const NO_SESSION: Session = { loggedIn: false, step: 0 };

let session = readStorage();
/** The last known owner of this page: its data are theirs, even after their session. */
let knownOwner = session.owner;
let onOwnerChanged: (owner: number | undefined) => void = () => {};
const listeners = new Set<() => void>();

/** What holds data of a person in memory adds its function here: at each log-in and log-out it removes all but the owner's. */
export const ownersOnly = new Set<(owner: number | undefined) => void>();

export function currentSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

/** Whether this device stores anything about a session, even that there is none. */
export function hasStoredSession(): boolean {
  return deviceStorage.get(STORAGE_KEY) !== null;
}

export function beginSession(owner: number): void {
  saveSession({ step: session.step, loggedIn: true, owner });
}

/** Records whose session it is, as the server says; a log-in in another tab may have been missed. */
export function recordOwner(owner: number): void {
  if (!session.loggedIn || session.owner === owner) return;
  if (isOtherOwner(owner)) {
    writeStorage({ loggedIn: true, step: 0, owner });
    abandonPage();
  } else {
    saveSession({ ...session, owner });
  }
}

/** Whether this person is logged in, according to both this page and the device. */
export function isLoggedIn(owner: number): boolean {
  return [session, readStorage()].every((each) => each.loggedIn && each.owner === owner);
}

export function endSession(endReason?: SessionEndReason): void {
  saveSession(endReason ? { ...NO_SESSION, endReason } : NO_SESSION);
}

/** Going forward unlocks a step; going back locks nothing. */
export function reachStep(step: number): void {
  if (step > session.step) saveSession({ ...session, step });
}

/**
 * Watches log-ins and log-outs of other tabs. Data of somebody who is no longer logged in must not be shown to the next
 * person or sent in their name: `onChange` discards it and reloads for the present person.
 */
export function watchOtherTabs(onChange: (owner: number | undefined) => void): void {
  onOwnerChanged = onChange;
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && checkStorage());
  // a page restored from the back/forward cache has missed the events
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkStorage());
}

function checkStorage(): void {
  const next = readStorage();
  const isGone = session.loggedIn && !next.loggedIn;
  if (isGone || isOtherOwner(next.owner)) abandonPage();
  else if (next.loggedIn) setSession(next);
}

function isOtherOwner(owner: number | undefined): boolean {
  return knownOwner !== undefined && owner !== undefined && owner !== knownOwner;
}

/** Until the reload the page belongs to nobody: forms close without asking, and nothing is sent. */
function abandonPage(): void {
  setSession(NO_SESSION);
  onOwnerChanged(readStorage().owner);
}

function saveSession(next: Session): void {
  setSession(next);
  writeStorage(next);
}

function setSession(next: Session): void {
  session = next;
  knownOwner = next.owner ?? knownOwner;
  for (const listener of listeners) listener();
}

function writeStorage({ loggedIn, step, owner }: Session): void {
  deviceStorage.set(STORAGE_KEY, JSON.stringify({ loggedIn, step, owner }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStorage(): Session {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NO_SESSION;
    const { loggedIn, step, owner } = kept as Partial<Session>;
    if (loggedIn !== true) return NO_SESSION;
    return {
      loggedIn,
      step: typeof step === 'number' ? step : 0,
      owner: typeof owner === 'number' ? owner : undefined,
    };
  } catch {
    // not our session: another program stored something under our name
    return NO_SESSION;
  }
}
