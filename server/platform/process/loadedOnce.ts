/**
 * Loads something expensive at the first call, and returns the same result afterwards. A failure is thrown to all who wait for it
 * and then forgotten: the next call tries again.
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
