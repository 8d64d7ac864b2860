import { constants } from 'node:os';
import { onTerminationSignal } from '../process/terminationSignals.ts';

type Stoppable = { stop(): Promise<void> };

/**
 * For a command: when it is told to end, first stops the server that it has started or is starting. Its own work is aborted as if
 * it had been killed.
 */
export async function endingWithSignal<S extends Stoppable>(start: () => Promise<S>): Promise<S> {
  const started = start();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const server = await started;
    stopped ??= server.stop();
    await stopped;
  };
  const letGo = onTerminationSignal((signal) => {
    const exit = () => process.exit(128 + constants.signals[signal]);
    stop().then(exit, exit);
  });
  try {
    return { ...(await started), stop: () => stop().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}
