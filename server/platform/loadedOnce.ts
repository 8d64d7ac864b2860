/**
 * Loads what is costly when it is first asked for, and gives the same ever after. A failure is told to whoever waits for
 * it and then forgotten: the next one who asks tries again.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
