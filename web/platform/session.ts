import { useSyncExternalStore } from 'react';

/** What the browser keeps of a session: that there is one, and the step of the application reached (spec §3). */
type Session = { loggedIn: boolean; step: number; farewell?: Farewell };

/** Why the session is over, for the log-in screen; nothing where somebody simply logged out. */
export type Farewell = 'session_over' | 'password_changed' | 'email_changed';

const KEPT_AS = 'vefa.session';
const NOBODY: Session = { loggedIn: false, step: 0 };

let session = read();
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

/** Whether this device keeps anything of a session, be it that there is none. */
export function remembersSession(): boolean {
  return localStorage.getItem(KEPT_AS) !== null;
}

export function beginSession(): void {
  keep({ step: session.step, loggedIn: true });
}

export function endSession(farewell?: Farewell): void {
  keep(farewell ? { ...NOBODY, farewell } : NOBODY);
}

/** Going on to a step unlocks it; going back locks nothing. */
export function reachStep(step: number): void {
  if (step > session.step) keep({ ...session, step });
}

function keep(next: Session): void {
  session = next;
  const { loggedIn, step } = next;
  localStorage.setItem(KEPT_AS, JSON.stringify({ loggedIn, step }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // another tab logged in or out
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEPT_AS) return;
    session = read();
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function read(): Session {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOBODY;
    const { loggedIn, step } = kept as Partial<Session>;
    return { loggedIn: loggedIn === true, step: typeof step === 'number' ? step : 0 };
  } catch {
    // somebody else's value under our name is no session
    return NOBODY;
  }
}
