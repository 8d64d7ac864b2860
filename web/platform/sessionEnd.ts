import { useEffect, useState, useSyncExternalStore } from 'react';
import { type SessionEnd, sessionEndAt } from './sessionStanding.ts';

const KEPT_AS = 'vefa.sessionEnds';
// a longer one would run at once: browsers count it in 31 bits
const LONGEST_TIMER_MS = 86_400_000;
/** The calls of one screen move the end by a moment each; a phone takes its time to write even that down. */
const WORTH_KEEPING_MS = 10_000;

let endsAt: number | undefined;
let keptEnd = 0;
const listeners = new Set<() => void>();

/** Notes what an answer tells of the session: seconds until its end. Other tabs hear of it too. */
export function noteSessionEnd(seconds: string | null): void {
  if (seconds === null) return;
  const end = Date.now() + Number(seconds) * 1_000;
  tell(end);
  if (Math.abs(end - keptEnd) < WORTH_KEEPING_MS) return;
  keptEnd = end;
  localStorage.setItem(KEPT_AS, String(end));
}

/** Drawn again when the warning is due, and when the session is over. */
export function useSessionEnd(): { end: SessionEnd; endsAt: number } {
  const at = useSyncExternalStore(subscribe, knownEnd);
  const [now, setNow] = useState(Date.now);
  const { end, nextMs } = sessionEndAt(at, now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the clock anew when the time is up
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(nextMs, LONGEST_TIMER_MS));
    // a device that slept has no timers running
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at, now, nextMs]);

  return { end, endsAt: at };
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT_AS) tell(read(newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function knownEnd(): number {
  endsAt ??= read(localStorage.getItem(KEPT_AS));
  return endsAt;
}

function tell(next: number): void {
  endsAt = next;
  for (const listener of listeners) listener();
}

/** Until a first answer told it, the end is far: nobody is warned for nothing. */
function read(kept: string | null): number {
  return kept === null ? Number.POSITIVE_INFINITY : Number(kept);
}
