/** The usual signals to end a process: from the service manager, by Ctrl-C, by a closed terminal. */
const TERMINATION_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export type TerminationSignal = (typeof TERMINATION_SIGNALS)[number];

/**
 * From now on these signals call `listener`, however often they come, and no longer end the process. Returns a function that
 * removes the listeners.
 */
export function onTerminationSignal(listener: (signal: TerminationSignal) => void): () => void {
  for (const signal of TERMINATION_SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of TERMINATION_SIGNALS) process.off(signal, listener);
  };
}
