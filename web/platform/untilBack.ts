import { runtime } from './runtime.ts';

const ASK_EVERY_MS = 4_000;

/** Asks from time to time whether the server is well again, and says so once; the answered function stops asking. */
export function untilBack(back: () => void): () => void {
  const stopping = new AbortController();
  const ask = async () => {
    const isWell = await fetch(`${runtime().api_base_url}/health`, { signal: stopping.signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell && !stopping.signal.aborted) back();
  };
  const timer = setInterval(ask, ASK_EVERY_MS);
  window.addEventListener('online', ask, { signal: stopping.signal });
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
