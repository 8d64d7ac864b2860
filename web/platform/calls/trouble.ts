import { useSyncExternalStore } from 'react';
import { currentSession, endSession } from '../session/session.ts';
import { CallFailed, CallRefused } from './call.ts';
import { untilBack } from './untilBack.ts';

/**
 * The present problem: a refusal to be read, and whether the server can be reached. `outdated`: files of this page no
 * longer exist because a new version was deployed; then only a reload helps.
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
 * The generic handling of spec §8: a 401 ends the session silently, everything else opens the alert dialog. Resolves
 * when the reader has closed it, so that a form can then focus its own messages (D52).
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

/** Records that a file of the page no longer exists on the server. */
export function noteOutdated(): void {
  set({ ...trouble, unreachable: 'outdated' });
}

export function closeRefusal(): void {
  set({ ...trouble, refusal: undefined });
  closed?.();
  closed = undefined;
}

/** Records that the server has answered again. */
export function wayIsFree(): void {
  if (!trouble.unreachable || isOutdated()) return;
  set({ ...trouble, unreachable: undefined });
  askAgain();
}

/** Registers a function that repeats failed queries; it runs once the server answers again. */
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
  // an outdated page stays outdated until it is reloaded
  trouble = isOutdated() ? { ...next, unreachable: 'outdated' } : next;
  askWhile(trouble.unreachable !== undefined && !isOutdated());
  for (const listener of listeners) listener();
}

/** Polls the server while it is away, so that everything continues by itself afterwards. */
function askWhile(isAway: boolean): void {
  if (isAway) stopAsking ??= untilBack(wayIsFree);
  else {
    stopAsking?.();
    stopAsking = undefined;
  }
}
