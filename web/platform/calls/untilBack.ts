import { runtime } from '../start/runtime.ts';

export const ASK_EVERY_MS = 4_000;

/** Polls until the server is healthy again and then calls `back`. Returns a function that stops the polling. */
export function untilBack(back: () => void): () => void {
  const stopping = new AbortController();
  const ask = async () => {
    const isBack = await isWell(stopping.signal);
    if (isBack && !stopping.signal.aborted) back();
  };
  const timer = setInterval(ask, ASK_EVERY_MS);
  window.addEventListener('online', ask, { signal: stopping.signal });
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}

async function isWell(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(`${runtime().api_base_url}/health`, { signal })).ok;
  } catch {
    // the server does not answer, or its address is not known yet
    return false;
  }
}
