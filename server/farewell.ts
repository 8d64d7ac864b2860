import { setTimeout as wait } from 'node:timers/promises';
import { onEnding } from './platform/endings.ts';

export type Farewell = {
  /** Aborted when the process is told to go. */
  leaving: AbortSignal;
  /** Aborted when it is to go at once, without time for others to notice. */
  hurrying: AbortSignal;
};

/** From now on this process ends in good order only, however it is told to go. Ctrl-C is in a hurry. */
export function listenForFarewell(): Farewell {
  const leaving = new AbortController();
  const hurrying = new AbortController();
  onEnding((ending) => {
    leaving.abort();
    if (ending === 'SIGINT') hurrying.abort();
  });
  return { leaving: leaving.signal, hurrying: hurrying.signal };
}

/** Waits until it is time to stop serving: `drainSeconds` after the process was told to go. */
export async function timeToStop({ leaving, hurrying }: Farewell, drainSeconds: number): Promise<void> {
  await aborted(leaving);
  await Promise.race([wait(drainSeconds * 1_000), aborted(hurrying)]);
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
