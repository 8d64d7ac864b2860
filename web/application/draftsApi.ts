import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Draft, draftsContract } from '../../domain/application/drafts.contract.ts';
import type { DraftForm } from '../../domain/application/drafts.ts';
import { CallRefused, call } from '../platform/calls/call.ts';
import { presentInstant } from '../platform/calls/moment.ts';
import type { TypedDraft } from '../platform/drafts/draft.ts';
import { isLoggedIn } from '../platform/session/session.ts';
import { type BridgedDraft, bridge, bridgedDrafts } from './draftBridge.ts';

/** The form that something was typed into, and the household that typed. */
type DraftPlace = { form: DraftForm; owner: number };

/** What was typed into forms and not sent, the latest first (D54); what only this tab has goes to the server first. */
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

/** Somebody else is logged in by now, or nobody: what was typed is not theirs. */
class NotTheirs extends Error {
  override readonly name = 'NotTheirs';
}

/** `owner` is the household that typed; refused with `NotTheirs` where it is not logged in any more. */
export async function putDraft(queries: QueryClient, { form, owner }: DraftPlace, typed: TypedDraft): Promise<void> {
  if (!isLoggedIn(owner)) throw new NotTheirs();
  const draft = { values: { ...typed.values }, base: { ...typed.base } };
  show(queries, form, { form, ...draft, updated_at: presentInstant() });
  await call(draftsContract.keepDraft, { form, ...draft });
}

export async function removeDraft(queries: QueryClient, { form, owner }: DraftPlace): Promise<void> {
  if (!isLoggedIn(owner)) throw new NotTheirs();
  show(queries, form, undefined);
  await call(draftsContract.discardDraft, { form });
}

/** The list as this tab knows it, whether or not the server has heard already. */
function show(queries: QueryClient, form: DraftForm, draft: Draft | undefined): void {
  queries.setQueryData(draftsQuery.queryKey, (before = []) => {
    const others = before.filter((each) => each.form !== form);
    return draft ? [draft, ...others] : others;
  });
}

/**
 * What the server has not heard yet, or heard before, or what somebody else typed at this device; in any case the tab
 * need not keep it any longer.
 */
async function carryOver({ form, owner, at, values, base }: BridgedDraft, onServer: readonly Draft[]): Promise<void> {
  const known = onServer.find((each) => each.form === form);
  try {
    if (isLoggedIn(owner) && (!known || known.updated_at < at)) {
      await call(draftsContract.keepDraft, { form, values: { ...values }, base: { ...base } });
    }
  } catch (error) {
    // the person is gone, or it is too long to keep: no reason to hold up the rest
    if (!(error instanceof CallRefused) || error.status === 401 || error.status >= 500) throw error;
  }
  bridge(form, owner, undefined);
}
