import { presentInstant } from '../platform/calls/moment.ts';
import type { TypedDraft } from '../platform/drafts/draft.ts';
import { tab } from '../platform/drafts/storage.ts';
import { currentSession, isLoggedIn } from '../platform/session/session.ts';

/** A draft that the server does not have yet; the tab keeps it, over a reload and over a session that ended. */
export type BridgedDraft = TypedDraft & { form: string; owner: number; at: string };

const KEPT_AS = 'vefa.draft.';

/** `owner` is the household: the next person at this device must not see it. */
export function bridge(form: string, owner: number, typed: TypedDraft | undefined): void {
  const key = KEPT_AS + form;
  // whoever has logged out, here or in another tab, leaves nothing behind
  const mayStay = isLoggedIn(owner) || currentSession().farewell === 'session_over';
  if (!typed || !mayStay) {
    tab.remove(key);
    return;
  }
  const draft: BridgedDraft = { ...typed, form, owner, at: presentInstant() };
  tab.set(key, JSON.stringify(draft));
}

export function bridgedDrafts(): BridgedDraft[] {
  return keys().flatMap((key) => {
    const draft: unknown = JSON.parse(tab.get(key) ?? 'null');
    return isBridged(draft) ? [draft] : [];
  });
}

/** Removes what belongs to another household than the one that logs in; all of it where nobody stays. */
export function keepBridgedOf(owner: number | undefined): void {
  const own = new Set(bridgedDrafts().flatMap((draft) => (draft.owner === owner ? [KEPT_AS + draft.form] : [])));
  for (const key of keys()) if (!own.has(key)) tab.remove(key);
}

function keys(): string[] {
  return tab.keys().filter((key) => key.startsWith(KEPT_AS));
}

function isBridged(draft: unknown): draft is BridgedDraft {
  return typeof draft === 'object' && draft !== null && 'owner' in draft && 'values' in draft && 'base' in draft;
}
