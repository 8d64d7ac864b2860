/** The usual signals to end a process: from the service manager, by Ctrl-C, by a closed terminal. */
const ENDINGS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export type Ending = (typeof ENDINGS)[number];

/**
 * From now on these signals call `listener`, however often they come, and no longer end the process. Returns a function that
 * removes the listeners.
 */
export function onEnding(listener: (ending: Ending) => void): () => void {
  for (const ending of ENDINGS) process.on(ending, listener);
  return () => {
    for (const ending of ENDINGS) process.off(ending, listener);
  };
}
