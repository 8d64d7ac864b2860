import { useSyncExternalStore } from 'react';

export type RecentHousehold = { id: number; name: string; membership_no: string };

type Memory = {
  /** The latest text for which the list of results was asked; '' if none. */
  search: string;
  /** The households that were opened last, the latest first. */
  recent: readonly RecentHousehold[];
};

const MOST_RECENT = 6;

let memory: Memory = { search: '', recent: [] };
const listeners = new Set<() => void>();

/**
 * What was searched for and opened in this tab. It is kept in the memory of the page alone: names stand in no address, and nothing
 * of them is left after the log-out or a reload.
 */
export function useSearchMemory(): Memory {
  return useSyncExternalStore(subscribe, () => memory);
}

export function rememberSearch(search: string): void {
  change({ ...memory, search });
}

export function rememberHousehold(household: RecentHousehold): void {
  const others = memory.recent.filter(({ id }) => id !== household.id);
  change({ ...memory, recent: [household, ...others].slice(0, MOST_RECENT) });
}

/** An erased household is shown no more. */
export function forgetHousehold(erasedId: number): void {
  change({ ...memory, recent: memory.recent.filter(({ id }) => id !== erasedId) });
}

function change(next: Memory): void {
  memory = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
