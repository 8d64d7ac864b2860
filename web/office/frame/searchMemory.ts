import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../platform/drafts/storage.ts';
import { type FromList, type HouseholdPart, householdPath, SHOWN_LIST } from './officePaths.ts';

export type RecentHousehold = { id: number; name: string; membership_no: string };

type Memory = {
  /** The latest text for which the list of results was asked; '' if none. */
  search: string;
  /** The households that were opened last, the latest first. */
  recent: readonly RecentHousehold[];
  /** The households of the list from which one was opened last, in its order. */
  shown: readonly number[];
};

const MOST_RECENT = 6;
const SHOWN_KEY = 'office.shownList';

let memory: Memory = { search: '', recent: [], shown: JSON.parse(tabStorage.get(SHOWN_KEY) ?? '[]') as number[] };
let opened: { household: number; from: FromList } | undefined;
const listeners = new Set<() => void>();

/**
 * What was searched for and opened in this tab. Texts and names are kept in the memory of the page alone: they stand in no address,
 * and nothing of them is left after the log-out or a reload. Of the shown list the tab keeps the ids, so that a reload keeps the place.
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

/** A link to a household's page that keeps the list which is on the screen. */
export function linkInList(rows: readonly { household_id: number | null }[], household: number, part?: HouseholdPart) {
  return {
    to: householdPath(household, { list: SHOWN_LIST }, part),
    onClick: () => rememberShown(rows.flatMap(({ household_id }) => household_id ?? [])),
  };
}

/** Called when a household is opened from a list; one that is in several rows has one place. */
export function rememberShown(ids: readonly number[]): void {
  const shown = [...new Set(ids)];
  tabStorage.set(SHOWN_KEY, JSON.stringify(shown));
  change({ ...memory, shown });
}

export function rememberOpenedFrom(household: number, from: FromList): void {
  opened = { household, from };
}

/** The list from which this household was opened last, if it is the one that was opened last from a list. */
export function openedFrom(household: number): FromList | undefined {
  return opened?.household === household ? opened.from : undefined;
}

function change(next: Memory): void {
  memory = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
