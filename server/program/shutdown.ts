import { setTimeout as wait } from 'node:timers/promises';
import { onTerminationSignal } from '../platform/process/terminationSignals.ts';

export type Shutdown = {
  /** Aborted when the process is told to end. */
  stopping: AbortSignal;
  /** Aborted when it is to end at once, without time for load balancers to notice. */
  stoppingAtOnce: AbortSignal;
};

/** Turns termination signals into a graceful shutdown. Ctrl-C skips the time that load balancers get to notice. */
export function listenForShutdown(): Shutdown {
  const stopping = new AbortController();
  const stoppingAtOnce = new AbortController();
  onTerminationSignal((signal) => {
    stopping.abort();
    if (signal === 'SIGINT') stoppingAtOnce.abort();
  });
  return { stopping: stopping.signal, stoppingAtOnce: stoppingAtOnce.signal };
}

/** Waits until serving has to stop: `drainSeconds` after the process was told to end. */
export async function untilStop({ stopping, stoppingAtOnce }: Shutdown, drainSeconds: number): Promise<void> {
  await aborted(stopping);
  await Promise.race([wait(drainSeconds * 1_000), aborted(stoppingAtOnce)]);
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
