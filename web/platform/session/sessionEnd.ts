import { useSyncExternalStore } from 'react';
import { device } from '../drafts/storage.ts';
import { type SessionEnd, sessionEndAt } from './sessionStanding.ts';

/** How near the end is, and when it comes. */
type Standing = { end: SessionEnd; endsAt: number };

const KEPT_AS = 'vefa.sessionEnds';
// a longer timer would fire at once, because browsers store it in 31 bits
const LONGEST_TIMER_MS = 86_400_000;
/**
 * Every call of a screen moves the end by a moment; small changes are not stored, because storage is slow on phones.
 */
const WORTH_KEEPING_MS = 10_000;

let standing: Standing | undefined;
let keptEnd = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Stores the end of the session from an answer's header (in seconds). Other tabs receive it too. */
export function noteSessionEnd(seconds: string | null): void {
  if (seconds === null) return;
  const endsAt = Date.now() + Number(seconds) * 1_000;
  judge(endsAt);
  if (Math.abs(endsAt - keptEnd) < WORTH_KEEPING_MS) return;
  keptEnd = endsAt;
  device.set(KEPT_AS, String(endsAt));
}

/** Re-renders when the warning is due and when the session is over. */
export function useSessionEnd(): Standing {
  return useSyncExternalStore(watchSessionEnd, sessionEnd);
}

export function sessionEnd(): Standing {
  standing ??= standingOf(read(device.get(KEPT_AS)));
  return standing;
}

/** Calls the listener when the state changes; returns a function that stops it. */
export function watchSessionEnd(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT_AS) judge(read(newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // timers do not run while a device sleeps
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', look);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function look(): void {
  judge(sessionEnd().endsAt);
}

/** Updates the state of this end, now and when it changes next. */
function judge(endsAt: number): void {
  const before = sessionEnd();
  const now = standingOf(endsAt);
  clearTimeout(timer);
  if (listeners.size > 0) {
    timer = setTimeout(look, Math.min(sessionEndAt(endsAt, Date.now()).nextMs, LONGEST_TIMER_MS));
  }
  if (now.end === before.end && now.endsAt === before.endsAt) return;
  standing = now;
  for (const listener of listeners) listener();
}

function standingOf(endsAt: number): Standing {
  return { end: sessionEndAt(endsAt, Date.now()).end, endsAt };
}

/** Until the first answer the end counts as far, so that nobody is warned for nothing. */
function read(kept: string | null): number {
  return kept === null ? Number.POSITIVE_INFINITY : Number(kept);
}
