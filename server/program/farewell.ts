import { setTimeout as wait } from 'node:timers/promises';
import { onTerminationSignal } from '../platform/terminationSignals.ts';

export type Farewell = {
  /** Aborted when the process is told to end. */
  leaving: AbortSignal;
  /** Aborted when it is to end at once, without time for load balancers to notice. */
  hurrying: AbortSignal;
};

/** From now on the process ends in good order only, whatever signal it gets. Ctrl-C ends it at once. */
export function listenForFarewell(): Farewell {
  const leaving = new AbortController();
  const hurrying = new AbortController();
  onTerminationSignal((signal) => {
    leaving.abort();
    if (signal === 'SIGINT') hurrying.abort();
  });
  return { leaving: leaving.signal, hurrying: hurrying.signal };
}

/** Waits until serving has to stop: `drainSeconds` after the process was told to end. */
export async function timeToStop({ leaving, hurrying }: Farewell, drainSeconds: number): Promise<void> {
  await aborted(leaving);
  await Promise.race([wait(drainSeconds * 1_000), aborted(hurrying)]);
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
