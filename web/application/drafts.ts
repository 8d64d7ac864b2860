import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Draft, draftsContract } from '../../domain/application/drafts.contract.ts';
import type { DraftForm } from '../../domain/application/drafts.ts';
import { CallRefused, call } from '../platform/calls/call.ts';
import { currentInstant } from '../platform/calls/serverClock.ts';
import type { TypedDraft } from '../platform/drafts/draft.ts';
import { isLoggedIn } from '../platform/session/session.ts';
import { type BridgedDraft, bridge, bridgedDrafts } from './draftBridge.ts';

/** The form of a draft, and the household that typed it. */
type DraftPlace = { form: DraftForm; owner: number };

/** All drafts, the latest first (D54). Drafts that only this tab has are sent to the server first. */
export const draftsQuery = queryOptions({
  queryKey: ['application', 'drafts'],
  queryFn: async () => {
    const onServer = await call(draftsContract.listDrafts);
    const waiting = bridgedDrafts();
    if (waiting.length === 0) return onServer;
    for (const draft of waiting) await carryOver(draft, onServer);
    return call(draftsContract.listDrafts);
  },
});

/** The household that typed the draft is not logged in any more. */
class NotTheirs extends Error {
  override readonly name = 'NotTheirs';
}

/** Stores a draft. `owner` is the household that typed it; throws `NotTheirs` if it is not logged in any more. */
export async function putDraft(queries: QueryClient, { form, owner }: DraftPlace, typed: TypedDraft): Promise<void> {
  if (!isLoggedIn(owner)) throw new NotTheirs();
  const draft = { values: { ...typed.values }, base: { ...typed.base } };
  show(queries, form, { form, ...draft, updated_at: currentInstant() });
  await call(draftsContract.keepDraft, { form, ...draft });
}

export async function removeDraft(queries: QueryClient, { form, owner }: DraftPlace): Promise<void> {
  if (!isLoggedIn(owner)) throw new NotTheirs();
  show(queries, form, undefined);
  await call(draftsContract.discardDraft, { form });
}

/** Takes a draft out of the list in this tab, which is all that changes. */
export function hideDraft(queries: QueryClient, form: DraftForm): void {
  queries.setQueryData(draftsQuery.queryKey, (before) => before?.filter((each) => each.form !== form));
}

/** Updates the list in this tab before the server has answered. */
function show(queries: QueryClient, form: DraftForm, draft: Draft | undefined): void {
  queries.setQueryData(draftsQuery.queryKey, (before = []) => {
    const others = before.filter((each) => each.form !== form);
    return draft ? [draft, ...others] : others;
  });
}

/**
 * Sends a draft of the tab to the server, if it is newer than the server's and belongs to the person logged in.
 * Afterwards the tab no longer keeps it.
 */
async function carryOver({ form, owner, at, values, base }: BridgedDraft, onServer: readonly Draft[]): Promise<void> {
  const known = onServer.find((each) => each.form === form);
  try {
    if (isLoggedIn(owner) && (!known || known.updated_at < at)) {
      await call(draftsContract.keepDraft, { form, values: { ...values }, base: { ...base } });
    }
  } catch (error) {
    // refused, for example as too long or because the person is gone: the other drafts must still be sent
    if (!(error instanceof CallRefused) || error.status === 401 || error.status >= 500) throw error;
  }
  bridge(form, owner, undefined);
}
