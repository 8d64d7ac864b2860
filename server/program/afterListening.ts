import type { Log } from '../platform/log.ts';
import { retryUntilDone } from '../platform/retry.ts';

type Started = {
  log: Log;
  /** Aborted when the process is told to end. */
  stopping: AbortSignal;
  /** Starts working on jobs; may be called again if a part has started already. */
  work: () => Promise<void>;
  /** Prints the messages of the start. */
  welcome: () => Promise<void>;
  pauseMs?: number;
};

const PAUSE_MS = 2_000;

/**
 * What is done once the server listens. It never fails: a slow or missing database is no reason to end a process that already
 * answers requests. The work on jobs is retried until it has started; a welcome that fails is logged.
 */
export async function afterListening({ log, stopping, work, welcome, pauseMs = PAUSE_MS }: Started): Promise<void> {
  const onFailure = (err: unknown) => log.error({ err }, 'the jobs do not run yet, will be tried again');
  await Promise.all([
    retryUntilDone(work, { pauseMs, until: stopping, onFailure }),
    welcome().catch((err) => log.warn({ err }, 'the welcome could not be printed')),
  ]);
}

/** An unhandled rejection is a bug and is logged as one; running requests are not affected. */
export function logStrayFailures(log: Log): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'bug: unhandled rejection'));
}
