import { useSyncExternalStore } from 'react';
import { currentSession, endSession } from '../session/session.ts';
import { CallFailed, CallRefused } from './call.ts';
import { untilBack } from './untilBack.ts';

/**
 * What stands in the way right now: a refusal to be read, and whether the server can be reached. A page is `outdated` when
 * parts of it are gone since a new version is there: then only loading it anew helps.
 */
type Trouble = { refusal: CallRefused | undefined; unreachable: 'offline' | 'unavailable' | 'outdated' | undefined };

let trouble: Trouble = { refusal: undefined, unreachable: undefined };
let closed: (() => void) | undefined;
let stopAsking: (() => void) | undefined;
let askAgain = () => {};
const listeners = new Set<() => void>();

export function useTrouble(): Trouble {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    standing,
    standing,
  );
}

/**
 * The generic handling of spec §8: a 401 ends the session without a word, anything else is shown in the alert
 * dialog. Settles when the reader has closed it, so that a form can then take the focus to its own words (D52).
 */
export async function meetTrouble(error: unknown): Promise<void> {
  if (error instanceof CallFailed) return set({ ...trouble, unreachable: 'offline' });
  if (!(error instanceof CallRefused)) return;
  if (error.status === 401) {
    if (currentSession().loggedIn) endSession('session_over');
    return;
  }
  closed?.();
  set({ refusal: error, unreachable: error.status === 503 ? 'unavailable' : trouble.unreachable });
  await new Promise<void>((resolve) => {
    closed = resolve;
  });
}

/** A part of the page is not on the server any more. */
export function noteOutdated(): void {
  set({ ...trouble, unreachable: 'outdated' });
}

export function closeRefusal(): void {
  set({ ...trouble, refusal: undefined });
  closed?.();
  closed = undefined;
}

/** Something was answered: the way is free again. */
export function wayIsFree(): void {
  if (!trouble.unreachable || isOutdated()) return;
  set({ ...trouble, unreachable: undefined });
  askAgain();
}

/** What asks again for everything that could not be answered, once the way is free. */
export function whenFree(ask: () => void): void {
  askAgain = ask;
}

function isOutdated(): boolean {
  return trouble.unreachable === 'outdated';
}

function standing(): Trouble {
  return trouble;
}

function set(next: Trouble): void {
  // an outdated page stays one, whatever else comes
  trouble = isOutdated() ? { ...next, unreachable: 'outdated' } : next;
  askWhile(trouble.unreachable !== undefined && !isOutdated());
  for (const listener of listeners) listener();
}

/** While the server is away it is asked from time to time, so that everything goes on by itself when it is back. */
function askWhile(isAway: boolean): void {
  if (isAway) stopAsking ??= untilBack(wayIsFree);
  else {
    stopAsking?.();
    stopAsking = undefined;
  }
}
