import { currentInstant } from '../platform/calls/serverClock.ts';
import type { TypedDraft } from '../platform/drafts/draft.ts';
import { tabStorage } from '../platform/drafts/storage.ts';
import { currentSession, isLoggedIn } from '../platform/session/session.ts';

/** A draft that the server does not have yet. The tab keeps it across a reload, and after a session has expired. */
export type BridgedDraft = TypedDraft & { form: string; owner: number; at: string };

const STORAGE_PREFIX = 'vefa.draft.';

/** Stores a draft in the tab. `owner` is the household, because the next person on this device must not see it. */
export function bridge(form: string, owner: number, typed: TypedDraft | undefined): void {
  const key = STORAGE_PREFIX + form;
  // after a log-out, here or in another tab, nothing is kept
  const mayStay = isLoggedIn(owner) || currentSession().endReason === 'session_over';
  if (!typed || !mayStay) {
    tabStorage.remove(key);
    return;
  }
  const draft: BridgedDraft = { ...typed, form, owner, at: currentInstant() };
  tabStorage.set(key, JSON.stringify(draft));
}

export function bridgedDrafts(): BridgedDraft[] {
  return keys().flatMap((key) => {
    const draft: unknown = JSON.parse(tabStorage.get(key) ?? 'null');
    return isBridged(draft) ? [draft] : [];
  });
}

/** Removes the drafts of all households but this one; without an owner it removes all. */
export function dropDraftsOfOthers(owner: number | undefined): void {
  const own = new Set(bridgedDrafts().flatMap((draft) => (draft.owner === owner ? [STORAGE_PREFIX + draft.form] : [])));
  for (const key of keys()) if (!own.has(key)) tabStorage.remove(key);
}

function keys(): string[] {
  return tabStorage.keys().filter((key) => key.startsWith(STORAGE_PREFIX));
}

function isBridged(draft: unknown): draft is BridgedDraft {
  return typeof draft === 'object' && draft !== null && 'owner' in draft && 'values' in draft && 'base' in draft;
}
