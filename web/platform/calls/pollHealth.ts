import { runtime } from '../start/runtime.ts';

export const POLL_INTERVAL_MS = 4_000;

/** Polls until the server is healthy again and then calls `back`. Returns a function that stops the polling. */
export function pollHealth(onHealthy: () => void): () => void {
  const controller = new AbortController();
  const poll = async () => {
    const isBack = await isServerHealthy(controller.signal);
    if (isBack && !controller.signal.aborted) onHealthy();
  };
  const timer = setInterval(poll, POLL_INTERVAL_MS);
  window.addEventListener('online', poll, { signal: controller.signal });
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}

async function isServerHealthy(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(`${runtime().api_base_url}/health`, { signal })).ok;
  } catch {
    // the server does not answer, or its address is not known yet
    return false;
  }
}
