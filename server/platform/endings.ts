/** How a process is ended in the ordinary way: by the service manager, by Ctrl-C, by a terminal that is closed. */
const ENDINGS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export type Ending = (typeof ENDINGS)[number];

/**
 * From now on each of them is told to `listener`, however often it comes, and no longer ends the process by itself.
 * Answers how to have that as before.
 */
export function onEnding(listener: (ending: Ending) => void): () => void {
  for (const ending of ENDINGS) process.on(ending, listener);
  return () => {
    for (const ending of ENDINGS) process.off(ending, listener);
  };
}
