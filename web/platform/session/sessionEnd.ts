import { useSyncExternalStore } from 'react';
import { device } from '../drafts/storage.ts';
import { type SessionEnd, sessionEndAt } from './sessionStanding.ts';

/** How near the end is, and when it comes. */
type Standing = { end: SessionEnd; endsAt: number };

const KEPT_AS = 'vefa.sessionEnds';
// a longer one would run at once: browsers count it in 31 bits
const LONGEST_TIMER_MS = 86_400_000;
/** The calls of one screen move the end by a moment each; a phone takes its time to write even that down. */
const WORTH_KEEPING_MS = 10_000;

let standing: Standing | undefined;
let keptEnd = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Notes what an answer tells of the session: seconds until its end. Other tabs hear of it too. */
export function noteSessionEnd(seconds: string | null): void {
  if (seconds === null) return;
  const endsAt = Date.now() + Number(seconds) * 1_000;
  judge(endsAt);
  if (Math.abs(endsAt - keptEnd) < WORTH_KEEPING_MS) return;
  keptEnd = endsAt;
  device.set(KEPT_AS, String(endsAt));
}

/** Drawn again when the warning is due, and when the session is over. */
export function useSessionEnd(): Standing {
  return useSyncExternalStore(watchSessionEnd, sessionEnd);
}

export function sessionEnd(): Standing {
  standing ??= standingOf(read(device.get(KEPT_AS)));
  return standing;
}

/** Tells when the standing changes; answers how to stop. */
export function watchSessionEnd(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT_AS) judge(read(newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // a device that slept has no timers running
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

/** What the clock says of this end, now and when that changes. */
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

/** Until a first answer told it, the end is far: nobody is warned for nothing. */
function read(kept: string | null): number {
  return kept === null ? Number.POSITIVE_INFINITY : Number(kept);
}
