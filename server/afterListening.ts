import { keepTrying } from './platform/keepTrying.ts';
import type { Log } from './platform/log.ts';

type Started = {
  log: Log;
  /** Aborted when the process is told to go. */
  leaving: AbortSignal;
  /** Begins the work on jobs; harmless where a part of it has begun before. */
  work: () => Promise<void>;
  /** Prints what the start has to say. */
  welcome: () => Promise<void>;
  pauseMs?: number;
};

const PAUSE_MS = 2_000;

/**
 * What is done once the server listens. It never fails: a database that is slow or away just then is no reason to leave
 * those who ask already. The work on jobs is begun again until it has begun; words of welcome that fail are logged.
 */
export async function afterListening({ log, leaving, work, welcome, pauseMs = PAUSE_MS }: Started): Promise<void> {
  const onFailure = (err: unknown) => log.error({ err }, 'the jobs do not run yet, will be tried again');
  await Promise.all([
    keepTrying(work, { pauseMs, until: leaving, onFailure }),
    welcome().catch((err) => log.warn({ err }, 'the words of welcome could not be said')),
  ]);
}

/** A failure that nobody waits for is a bug, and is logged as one; those who are being served are no part of it. */
export function logStrayFailures(log: Log): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'bug: a failure that nobody waited for'));
}
