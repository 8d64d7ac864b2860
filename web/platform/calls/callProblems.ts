import { useSyncExternalStore } from 'react';
import { currentSession, endSession } from '../session/session.ts';
import { CallFailed, CallRefused } from './call.ts';
import { pollHealth } from './pollHealth.ts';

/**
 * The present problem: a refusal to be read, and whether the server can be reached. `outdated`: files of this page no
 * longer exist because a new version was deployed; then only a reload helps.
 */
type CallProblems = {
  refusal: CallRefused | undefined;
  unreachable: 'offline' | 'unavailable' | 'outdated' | undefined;
};

let problems: CallProblems = { refusal: undefined, unreachable: undefined };
let onRefusalClosed: (() => void) | undefined;
let stopPolling: (() => void) | undefined;
let refetchFailed = () => {};
const listeners = new Set<() => void>();

export function useCallProblems(): CallProblems {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot,
    snapshot,
  );
}

/**
 * The generic handling of spec §8: a 401 ends the session silently, everything else opens the alert dialog. Resolves
 * when the reader has closed it, so that a form can then focus its own messages (D52).
 */
export async function reportCallFailure(error: unknown): Promise<void> {
  if (error instanceof CallFailed) return set({ ...problems, unreachable: 'offline' });
  if (!(error instanceof CallRefused)) return;
  if (error.status === 401) {
    if (currentSession().loggedIn) endSession('session_over');
    return;
  }
  onRefusalClosed?.();
  set({ refusal: error, unreachable: error.status === 503 ? 'unavailable' : problems.unreachable });
  await new Promise<void>((resolve) => {
    onRefusalClosed = resolve;
  });
}

/** Records that a file of the page no longer exists on the server. */
export function markPageOutdated(): void {
  set({ ...problems, unreachable: 'outdated' });
}

export function closeRefusal(): void {
  set({ ...problems, refusal: undefined });
  onRefusalClosed?.();
  onRefusalClosed = undefined;
}

/** Records that the server has answered again. */
export function markServerReachable(): void {
  if (!problems.unreachable || isOutdated()) return;
  set({ ...problems, unreachable: undefined });
  refetchFailed();
}

/** Registers a function that repeats failed queries; it runs once the server answers again. */
export function onServerReachable(ask: () => void): void {
  refetchFailed = ask;
}

function isOutdated(): boolean {
  return problems.unreachable === 'outdated';
}

function snapshot(): CallProblems {
  return problems;
}

function set(next: CallProblems): void {
  // an outdated page stays outdated until it is reloaded
  problems = isOutdated() ? { ...next, unreachable: 'outdated' } : next;
  pollWhile(problems.unreachable !== undefined && !isOutdated());
  for (const listener of listeners) listener();
}

/** Polls the server while it is away, so that everything continues by itself afterwards. */
function pollWhile(isUnreachable: boolean): void {
  if (isUnreachable) stopPolling ??= pollHealth(markServerReachable);
  else {
    stopPolling?.();
    stopPolling = undefined;
  }
}
