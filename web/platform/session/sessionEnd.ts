import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../drafts/storage.ts';
import { type SessionEnd, sessionEndAt } from './sessionEndAt.ts';

/** How near the end is, and when it comes. */
type SessionEndState = { end: SessionEnd; endsAt: number };

const STORAGE_KEY = 'vefa.sessionEnds';
// a longer timer would fire at once, because browsers store it in 31 bits
const MAX_TIMER_MS = 86_400_000;
/**
 * Every call of a screen moves the end by a moment; small changes are not stored, because storage is slow on phones.
 */
const MIN_STORED_CHANGE_MS = 10_000;

let state: SessionEndState | undefined;
let storedEnd = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Stores the end of the session from an answer's header (in seconds). Other tabs receive it too. */
export function recordSessionEnd(seconds: string | null): void {
  if (seconds === null) return;
  const endsAt = Date.now() + Number(seconds) * 1_000;
  updateState(endsAt);
  if (Math.abs(endsAt - storedEnd) < MIN_STORED_CHANGE_MS) return;
  storedEnd = endsAt;
  deviceStorage.set(STORAGE_KEY, String(endsAt));
}

/** Re-renders when the warning is due and when the session is over. */
export function useSessionEnd(): SessionEndState {
  return useSyncExternalStore(watchSessionEnd, sessionEnd);
}

export function sessionEnd(): SessionEndState {
  state ??= stateOf(parseEnd(deviceStorage.get(STORAGE_KEY)));
  return state;
}

/** Calls the listener when the state changes; returns a function that stops it. */
export function watchSessionEnd(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY) updateState(parseEnd(newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // timers do not run while a device sleeps
  document.addEventListener('visibilitychange', updateNow);
  updateNow();
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', updateNow);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function updateNow(): void {
  updateState(sessionEnd().endsAt);
}

/** Updates the state of this end, now and when it changes next. */
function updateState(endsAt: number): void {
  const before = sessionEnd();
  const now = stateOf(endsAt);
  clearTimeout(timer);
  if (listeners.size > 0) {
    timer = setTimeout(updateNow, Math.min(sessionEndAt(endsAt, Date.now()).nextMs, MAX_TIMER_MS));
  }
  if (now.end === before.end && now.endsAt === before.endsAt) return;
  state = now;
  for (const listener of listeners) listener();
}

function stateOf(endsAt: number): SessionEndState {
  return { end: sessionEndAt(endsAt, Date.now()).end, endsAt };
}

/** Until the first answer the end counts as far, so that nobody is warned for nothing. */
function parseEnd(kept: string | null): number {
  return kept === null ? Number.POSITIVE_INFINITY : Number(kept);
}
