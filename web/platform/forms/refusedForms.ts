import { useEffect, useSyncExternalStore } from 'react';

/** The number of refused forms on screen. */
let refused = 0;
const listeners = new Set<() => void>();

/** While `isRefused`, the page's title starts with an error hint, wherever the form is. */
export function useRefusedForm(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    count(1);
    return () => count(-1);
  }, [isRefused]);
}

export function useIsRefused(): boolean {
  return useSyncExternalStore(subscribe, isAnyRefused, isAnyRefused);
}

function isAnyRefused(): boolean {
  return refused > 0;
}

function count(more: number): void {
  refused += more;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
